import { setIsLive, setVoice, tellLive, type LiveMessage } from './live.ts';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** A line that was cut without a word is found by asking. */
const PING_MS = 25_000;
const PONG_MS = 10_000;
const SESSION_ENDED = 4401;

const address = (): string =>
  `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/api/live`;

const read = (data: unknown): LiveMessage | null => {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null && 'type' in message ? (message as LiveMessage) : null;
  } catch {
    return null;
  }
};

/** One connection at a time, opened again after every cut: at once when the network returns, else after a growing pause. */
class Line {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private gaps = 0;
  private timer: number | undefined;
  private isStopped = false;

  constructor(private readonly onEnded: () => void) {}

  readonly connect = (): void => {
    window.clearTimeout(this.timer);
    if (this.isStopped || this.socket !== null || !navigator.onLine) return;
    const made = new WebSocket(address());
    this.socket = made;
    const stopAsking = keepAsking(made);
    made.addEventListener('message', ({ data }) => this.hear(read(data)));
    made.addEventListener('close', ({ code }) => {
      stopAsking();
      this.handleCut(code);
    });
  };

  readonly connectNow = (): void => {
    this.attempts = 0;
    this.connect();
  };

  stop(): void {
    this.isStopped = true;
    window.clearTimeout(this.timer);
    this.socket?.close();
    setIsLive(false);
  }

  private hear(message: LiveMessage | null): void {
    if (message === null) return;
    if (message.type !== 'hello') return tellLive(message);
    this.attempts = 0;
    setVoice((said) => this.socket?.send(JSON.stringify(said)));
    setIsLive(true);
    if (this.gaps > 0) tellLive({ type: 'resync' });
  }

  private handleCut(code: number): void {
    this.socket = null;
    this.gaps += 1;
    setVoice(null);
    setIsLive(false);
    if (code === SESSION_ENDED) this.onEnded();
    if (this.isStopped) return;
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.attempts);
    this.attempts += 1;
    window.clearTimeout(this.timer);
    // Spread, so that a restarted server is not met by everybody in the same moment.
    this.timer = window.setTimeout(this.connect, delay * (0.5 + Math.random()));
  }
}

/** Keeps a connection open until it is stopped. `onEnded` is called when the server says that the session is over. */
export const keepConnected = (onEnded: () => void): (() => void) => {
  const line = new Line(onEnded);
  window.addEventListener('online', line.connectNow);
  line.connect();
  return () => {
    window.removeEventListener('online', line.connectNow);
    line.stop();
  };
};

const keepAsking = (socket: WebSocket): (() => void) => {
  let late: number | undefined;
  const hear = () => window.clearTimeout(late);
  socket.addEventListener('message', hear);
  const timer = window.setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send('{"type":"ping"}');
    late = window.setTimeout(() => socket.close(), PONG_MS);
  }, PING_MS);
  return () => {
    window.clearInterval(timer);
    window.clearTimeout(late);
  };
};
