/** The telephone: one socket to a table, called up again whenever the line breaks. */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const NOT_LET_IN = 4003;

export type LineState = "calling" | "open" | "lost" | "refused";

export interface Ears {
  /** What is said first on every new socket. */
  hello: () => object;
  /** Hears one message after the other. */
  hear: (message: { type: string }) => void;
  /** Hears how the line is. */
  state: (state: LineState) => void;
}

export class Phone {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly pinging: ReturnType<typeof setInterval>;
  private hungUp = false;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    this.pinging = setInterval(() => this.say({ type: "ping" }), PING_EVERY);
    globalThis.addEventListener?.("online", this.callAtOnce);
    this.call();
  }

  /** Sends a message, if the line is open. */
  say(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Starts again with a new hello: something was missed. */
  redial(): void {
    if (this.hungUp) return;
    clearTimeout(this.again);
    this.drop();
    this.call();
  }

  hangUp(): void {
    this.hungUp = true;
    clearInterval(this.pinging);
    clearTimeout(this.again);
    globalThis.removeEventListener?.("online", this.callAtOnce);
    this.drop();
  }

  private readonly callAtOnce = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) this.redial();
  };

  private drop(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
  }

  private call(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    // A socket that was dropped may still speak; nobody listens to it any more.
    const present = () => this.socket === socket;
    socket.onopen = () => {
      if (!present()) return;
      this.wait = FIRST_WAIT;
      this.say({ type: "hello", ...this.ears.hello() });
    };
    socket.onmessage = ({ data }) => {
      for (const message of [JSON.parse(data as string)].flat()) {
        if (!present()) return;
        if (message.type === "welcome") this.ears.state("open");
        this.ears.hear(message);
      }
    };
    socket.onclose = ({ code }) => {
      if (!present() || this.hungUp) return;
      this.ears.state(code === NOT_LET_IN ? "refused" : "lost");
      if (code === NOT_LET_IN) return;
      this.again = setTimeout(() => this.call(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }
}

/** Where the socket of this house is. */
export function socketAddress(place: { protocol: string; host: string } = location): string {
  return `${place.protocol === "https:" ? "wss:" : "ws:"}//${place.host}/socket`;
}
