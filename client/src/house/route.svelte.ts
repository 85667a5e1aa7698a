// Route: which page the address names, and going to another one.

export class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Go on to another page of the same room, in place of this one: who reads goes on reading, who was invited still is. */
  follow(path: string): void {
    const kept = new URLSearchParams([...this.query].filter(([name]) => name === "view" || name === "room"));
    const query = kept.toString();
    history.replaceState(null, "", `${path}${query ? `?${query}` : ""}`);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Change parameters of this page without leaving it; null takes one away. */
  tune(changes: Record<string, string | null>): void {
    const query = new URLSearchParams(this.query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    history.replaceState(null, "", `${this.path}${text ? `?${text}` : ""}${this.hash}`);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export type Page =
  | { page: "home" }
  | { page: "play"; game: string }
  | { page: "career"; game: string }
  | { page: "table"; table: string }
  | { page: "watch"; table: string }
  | { page: "replay"; table: string }
  | { page: "tv"; table: string }
  | { page: "join"; code: string }
  | { page: "device"; code: string }
  | { page: "lost" };

/** The page a path names. */
export function pageAt(path: string): Page {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { page: "lost" };
  if (first === undefined) return { page: "home" };
  if (first === "device" && third === undefined) return { page: "device", code: second ?? "" };
  if (second === undefined) return { page: "lost" };
  if (first === "tables") {
    if (third === undefined) return { page: "table", table: second };
    if (third === "watch" || third === "replay") return { page: third, table: second };
    return { page: "lost" };
  }
  if (third !== undefined) return { page: "lost" };
  if (first === "play" || first === "career") return { page: first, game: second };
  if (first === "tv") return { page: "tv", table: second };
  if (first === "join") return { page: "join", code: second };
  return { page: "lost" };
}
