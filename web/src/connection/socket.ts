/** One socket to a table, opened again whenever the connection breaks. */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const NOT_LET_IN = 4003;

export type ConnectionState = "calling" | "open" | "lost" | "refused";

export interface SocketListener {
  /** What is sent first on every new socket. */
  hello: () => object;
  /** Is given one message after the other. */
  receive: (message: { type: string }) => void;
  /** Is told how the connection is. */
  state: (state: ConnectionState) => void;
}

export class TableSocket {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly pinging: ReturnType<typeof setInterval>;
  private isClosed = false;

  constructor(
    private readonly address: string,
    private readonly listener: SocketListener,
  ) {
    this.pinging = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    globalThis.addEventListener?.("online", this.connectAtOnce);
    this.connect();
  }

  /** Sends a message, if the socket is open. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Starts again with a new hello: something was missed. */
  reconnect(): void {
    if (this.isClosed) return;
    clearTimeout(this.retry);
    this.drop();
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.pinging);
    clearTimeout(this.retry);
    globalThis.removeEventListener?.("online", this.connectAtOnce);
    this.drop();
  }

  private readonly connectAtOnce = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) this.reconnect();
  };

  private drop(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    // A socket that was dropped may still speak; nobody listens to it any more.
    const present = () => this.socket === socket;
    socket.onopen = () => {
      if (!present()) return;
      this.wait = FIRST_WAIT;
      this.send({ type: "hello", ...this.listener.hello() });
    };
    socket.onmessage = ({ data }) => {
      for (const message of [JSON.parse(data as string)].flat()) {
        if (!present()) return;
        if (message.type === "welcome") this.listener.state("open");
        this.listener.receive(message);
      }
    };
    socket.onclose = ({ code }) => {
      if (!present() || this.isClosed) return;
      this.listener.state(code === NOT_LET_IN ? "refused" : "lost");
      if (code === NOT_LET_IN) return;
      this.retry = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }
}

/** Where the socket of this house is. */
export function socketAddress(place: { protocol: string; host: string } = location): string {
  return `${place.protocol === "https:" ? "wss:" : "ws:"}//${place.host}/socket`;
}
