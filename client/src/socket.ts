/** A WebSocket, as much of it as is needed here. Node has one of its own only since version 22. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  readonly onText: (text: string) => void;
  /** Once. `status` is what the server answered in place of a socket, where that can be known. */
  readonly onClose: (code: number, status?: number) => void;
}

export type OpenSocket = (url: URL, headers: Readonly<Record<string, string>>, events: SocketEvents) => Socket;

/** Cut without a word. */
export const CUT = 1006;

const inBrowser: OpenSocket = (url, _headers, { onText, onClose }) => {
  const socket = new WebSocket(url);
  socket.addEventListener('message', ({ data }) => onText(String(data)));
  socket.addEventListener('close', ({ code }) => onClose(code), { once: true });
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

/** A page or a worker of one: its browser brings the session along, and no program may add headers. */
const isBrowser = (): boolean => 'document' in globalThis || 'WorkerGlobalScope' in globalThis;

export const findSocket = async (): Promise<OpenSocket> =>
  isBrowser() ? inBrowser : (await import('./socket-node.ts')).openSocket;
