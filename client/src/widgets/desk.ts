// Desk: what a widget works with besides its facts: whether its answer is wanted, where it goes, what others are doing.

import type { Doings } from "../connection/glimpses";
import type { RuleTime } from "../table/clock";
import type { Picture } from "../table/picture";
import type { Json, Mark, RowMark, Scene, Suggestion, Widget } from "../wire";

export interface Desk {
  /** Whether this viewer is asked now for what the widget answers. */
  open: boolean;
  /** Names what it is asked, so that a new question begins anew; "" when it is not asked. */
  question: string;
  /** The seat at this desk; null for somebody who looks on. */
  own: number | null;
  give: (raw: Json) => void;
  draft: (raw: Json) => void;
  /** By seat, what is being done before it counts. */
  doings: Doings;
  name: (seat: number) => string;
  /** The time of the rules that runs now. */
  time: (now: number) => RuleTime | null;
  /** What bots suggest as this widget's answer. */
  suggestions: readonly Suggestion[];
  /** What is written into these notes, by row. */
  marks: ReadonlyMap<string, RowMark>;
  mark: (mark: Pick<Mark, "row" | "out" | "remark">) => void;
  /** Names the speech that this screen is to say; "" when another one speaks, or nobody. */
  speech: string;
  spoken: () => void;
}

export interface WidgetProps<F> {
  widget: Widget;
  facts: F;
  desk: Desk;
  /** What the parts of a table are drawn with; null where nothing is drawn. */
  picture: Picture | null;
}

/** The desk of a scene that is only looked at, as in a replay. */
export function stillDesk(scene: Scene): Desk {
  const nothing = () => {};
  return {
    open: false,
    question: "",
    own: null,
    give: nothing,
    draft: nothing,
    doings: new Map(),
    name: (seat) => scene.seats.find((each) => each.seat === seat)?.name ?? "",
    time: () => null,
    suggestions: [],
    marks: new Map(),
    mark: nothing,
    speech: "",
    spoken: nothing,
  };
}
