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
export const keepConnected = (onEnded: () => void): (() => void) => {
  let socket: WebSocket | null = null;
  let attempts = 0;
  let gaps = 0;
  let timer: number | undefined;
  let isStopped = false;

  const again = () => {
    if (isStopped) return;
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
    attempts += 1;
    window.clearTimeout(timer);
    // Spread, so that a restarted server is not met by everybody in the same moment.
    timer = window.setTimeout(connect, delay * (0.5 + Math.random()));
  };

  const speak = (message: LiveMessage) => socket?.send(JSON.stringify(message));

  const handleMessage = ({ data }: MessageEvent) => {
    const message = read(data);
    if (message === null) return;
    if (message.type === 'hello') {
      attempts = 0;
      setVoice(speak);
      setIsLive(true);
      if (gaps > 0) tellLive({ type: 'resync' });
      return;
    }
    tellLive(message);
  };

  const connect = () => {
    window.clearTimeout(timer);
    if (isStopped || socket !== null || !navigator.onLine) return;
    const made = new WebSocket(address());
    socket = made;
    const stopAsking = keepAsking(made);
    made.addEventListener('message', handleMessage);
    made.addEventListener('close', ({ code }) => {
      stopAsking();
      socket = null;
      setVoice(null);
      gaps += 1;
      setIsLive(false);
      if (code === SESSION_ENDED) onEnded();
      again();
    });
  };

  const handleOnline = () => {
    attempts = 0;
    connect();
  };
  window.addEventListener('online', handleOnline);
  connect();
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
    window.removeEventListener('online', handleOnline);
    socket?.close();
    setIsLive(false);
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
