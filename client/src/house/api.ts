// Api: the HTTP side of the server, one method per question.

import type {
  CareerGain,
  CareerSheet,
  Course,
  GameInfo,
  Hint,
  JoinTable,
  Joined,
  Lesson,
  LiveTable,
  MyTable,
  NewTable,
  Notices,
  Objection,
  Opened,
  Problem,
  PushWish,
  Replay,
  Room,
  RoomLink,
  RuleText,
  Seated,
  SeatChange,
  TableLink,
  TableSettings,
  Verified,
} from "../wire";

/** The server said no; `problem.text` says why in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

export class Api {
  constructor(readonly locale: () => string) {}

  games = () => this.#get<GameInfo[]>("/games");
  rules = (game: string) => this.#get<RuleText[]>(`/games/${game}/rules`);
  lessons = (game: string) => this.#get<Lesson[]>(`/games/${game}/lessons`);
  art = (game: string, name: string) => this.#text(`/games/${game}/art/${name}.svg`);

  mine = () => this.#get<MyTable[]>("/mine");
  live = () => this.#get<LiveTable[]>("/live");
  open = (table: NewTable) => this.#post<Opened>("/tables", table);
  byCode = (code: string) => this.#get<RoomLink>(`/code/${encodeURIComponent(code)}`);
  takeDevice = (code: string) => this.#post<Seated>("/device", { code });

  notices = () => this.#get<Notices>("/notices");
  askPush = (wish: PushWish) => this.#post<unknown>("/notices/push", wish);
  askWebhook = (url: string) => this.#post<unknown>("/notices/webhook", { url });

  room = (table: string, room: string) => this.#get<Room>(`/tables/${table}/room`, { room });
  join = (table: string, wish: JoinTable) => this.#post<Joined>(`/tables/${table}/join`, wish);
  watch = (table: string, name: string, room: string) => this.#post<Room>(`/tables/${table}/watch`, { name, room });
  seat = (table: string, seat: number, change: SeatChange) =>
    this.#post<unknown>(`/tables/${table}/seats/${seat}`, change);
  count = (table: string, count: number) => this.#post<unknown>(`/tables/${table}/seats`, { count });
  settle = (table: string, settings: TableSettings) => this.#post<unknown>(`/tables/${table}/options`, settings);
  ready = (table: string, ready: boolean) => this.#post<unknown>(`/tables/${table}/ready`, { ready, nonce: nonce() });
  start = (table: string) => this.#post<unknown>(`/tables/${table}/start`, {});
  leave = (table: string) => this.#post<unknown>(`/tables/${table}/leave`, {});
  rematch = (table: string) => this.#post<TableLink>(`/tables/${table}/rematch`, {});
  deviceCode = (table: string) => this.#post<{ code: string }>(`/tables/${table}/device`, {});

  hint = (table: string, decision: string) => this.#post<Hint>(`/tables/${table}/hint`, { decision });

  whyNot = (table: string, decision: string, picks: string[]) =>
    this.#post<Objection>(`/tables/${table}/why-not`, { decision, picks });

  career = (game: string) => this.#get<CareerSheet>(`/careers/${game}`);
  gain = (table: string) => this.#get<CareerGain>(`/tables/${table}/career`);
  careerCode = () => this.#post<{ code: string }>("/careers/device", {});
  joinCareer = (code: string) => this.#post<unknown>("/careers/join", { code });

  replay = (table: string, seat: string, entry: number) =>
    this.#get<Replay>(`/tables/${table}/replay`, { seat, entry: String(entry) });
  course = (table: string) => this.#get<Course>(`/tables/${table}/course`);
  link = (table: string, linked: boolean) => this.#post<Room>(`/tables/${table}/linked`, { linked });
  verify = (table: string) => this.#get<Verified>(`/tables/${table}/verify`);
  fork = (table: string, entry: number, seat: number) =>
    this.#post<TableLink>(`/tables/${table}/fork`, { entry, seat });
  upload = (journal: string) => this.#send<TableLink>("POST", "/journals", {}, journal);

  #get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    return this.#send<T>("GET", path, query);
  }

  #post<T>(path: string, body: object): Promise<T> {
    return this.#send<T>("POST", path, {}, JSON.stringify(body));
  }

  async #text(path: string): Promise<string> {
    return (await this.#ask("GET", path, {})).text();
  }

  async #send<T>(method: string, path: string, query: Record<string, string>, body?: string): Promise<T> {
    const answer = await this.#ask(method, path, query, body);
    const text = await answer.text();
    return (text ? JSON.parse(text) : null) as T;
  }

  async #ask(method: string, path: string, query: Record<string, string>, body?: string): Promise<Response> {
    const given = Object.entries({ ...query, locale: this.locale() }).filter(([, value]) => value !== "");
    const address = `/api${path}?${new URLSearchParams(given).toString()}`;
    const headers: HeadersInit = body === undefined ? {} : { "content-type": "application/json" };
    let answer: Response;
    try {
      answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
    } catch (error) {
      throw new Unreachable(String(error));
    }
    if (!answer.ok) throw new Refused(answer.status, await problemOf(answer));
    return answer;
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { code: "broken", facts: {}, text: "" };
  }
}

/** This browser's share of the match's luck. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
