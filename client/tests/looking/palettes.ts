// Two worlds to look at the widgets in: a case wall and a censored file.

const seat = (fill: string, edge: string, night: string) => ({
  light: { fill, ink: "#ffffff", edge },
  dark: { fill: night, ink: "#0a0a0a", edge },
});

export const WALL = {
  fallback: "Jost, sans-serif",
  seats: { red: seat("#b8322a", "#4a0f0a", "#e0685c"), blue: seat("#24549c", "#0b1f40", "#6c9be0") },
  light: {
    paper: "#f4f6f4",
    "paper-shade": "#dfe6e8",
    ink: "#14233f",
    accent: "#9a2a1f",
    evidence: "#ffd23f",
    thread: "#c02a22",
  },
  dark: {
    paper: "#101a2b",
    "paper-shade": "#0a121f",
    ink: "#e8edf4",
    accent: "#ffb199",
    evidence: "#ffd23f",
    thread: "#ff6b5e",
  },
};

export const STRIPES = {
  fallback: "'Barlow Condensed', sans-serif",
  seats: { place: seat("#2d7a4b", "#0f3320", "#2d7a4b"), red: seat("#b8322a", "#4a0f0a", "#e0685c") },
  light: { paper: "#f3f1ec", "paper-shade": "#dcd9d2", ink: "#16151a", accent: "#a31b16", card: "#f8f3e6" },
  dark: { paper: "#1a1a1d", "paper-shade": "#0f0f11", ink: "#efece5", accent: "#ff8f85", card: "#ddd5c3" },
};
