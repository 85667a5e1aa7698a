// Socket: a WebSocket kept alive as the link says.

import { Delay } from "./delay";
import { after, idle, type Link, type LinkEvent } from "./link";
import type { ClientFrame, ServerFrame } from "../wire";

/** Close codes after which knocking again is of no use: not allowed, no such table. */
const FINAL = new Set([4403, 4404]);
const BEAT = 500;

export interface Ears {
  opened(): void;
  heard(frame: ServerFrame): void;
  closed(): void;
  changed(link: Link, now: number): void;
}

export class Socket {
  #link = idle();
  #socket: WebSocket | null = null;
  #delay = new Delay();
  #beat: ReturnType<typeof setInterval> | undefined;
  readonly #wake = () => {
    if (document.visibilityState === "visible") this.#happen("woken");
    this.send({ type: document.visibilityState === "visible" ? "back" : "away" });
  };

  constructor(
    readonly address: () => string,
    readonly ears: Ears,
  ) {}

  start(): void {
    for (const name of ["online", "offline", "pageshow"]) window.addEventListener(name, this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#beat = setInterval(() => this.#happen("tick"), BEAT);
    this.#happen("start");
  }

  stop(): void {
    clearInterval(this.#beat);
    for (const name of ["online", "offline", "pageshow"]) window.removeEventListener(name, this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#happen("stop");
  }

  /** Milliseconds that a frame is on its way from the server to here, as far as is known. */
  get delay(): number {
    return this.#delay.oneWay;
  }

  /** Hand a frame to the line; false when there is none to hand it to. */
  send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #happen(event: LinkEvent): void {
    const now = performance.now();
    const [link, effects] = after(this.#link, event, now, Math.random());
    this.#link = link;
    for (const effect of effects) {
      if (effect === "open") this.#open();
      else if (effect === "close") this.#close();
      else this.#ping(link.pings, now);
    }
    if (link.phase === "open" && this.#delay.due(now)) this.#ping(link.pings, now);
    this.ears.changed(this.#link, now);
  }

  #ping(n: number, now: number): void {
    // A frame that has to wait for the line to open would be measured too long.
    if (this.send({ type: "ping", n })) this.#delay.sent(n, now);
  }

  #open(): void {
    const address = new URL(this.address(), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#happen("opened");
      this.ears.opened();
    };
    socket.onmessage = (message) => {
      this.#happen("heard");
      const frame = JSON.parse(message.data as string) as ServerFrame;
      if (frame.type === "pong") {
        this.send({ type: "echo", n: frame.n });
        this.#delay.heard(frame.n, performance.now());
      }
      this.ears.heard(frame);
    };
    socket.onclose = (closing) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.ears.closed();
      if (FINAL.has(closing.code)) this.stop();
      else this.#happen("closed");
    };
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (socket) this.ears.closed();
  }
}
