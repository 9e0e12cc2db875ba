import { createHash, randomBytes } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Duplex } from 'node:stream';
import { CLOSE, FrameReader, PING, PONG, TEXT, toFrame } from './frames.ts';
import { CUT, type OpenSocket, type SocketEvents } from './socket.ts';

/** RFC 6455 has everybody add these to the key. */
const SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const HANDSHAKE_MS = 20_000;

const codeOf = (data: Buffer): number => (data.length >= 2 ? data.readUInt16BE(0) : 1005);

/** Reads a stream that has become a socket, until either side closes it. */
const readFrom = (stream: Duplex, head: Buffer, { onText }: SocketEvents, onEnd: (code: number) => void): void => {
  const reader = new FrameReader((opcode, data) => {
    if (opcode === TEXT) return onText(data.toString('utf8'));
    if (opcode === PING) return void stream.write(toFrame(PONG, data));
    if (opcode !== CLOSE) return;
    stream.end(toFrame(CLOSE, data.subarray(0, 2)));
    onEnd(codeOf(data));
  });
  const take = (chunk: Buffer): void => {
    try {
      reader.take(chunk);
    } catch {
      stream.destroy();
    }
  };
  stream.on('data', take);
  stream.on('error', () => stream.destroy());
  stream.on('close', () => onEnd(CUT));
  if (head.length > 0) take(head);
};

/** With headers of one's own, which is how a program says who it is. */
export const openSocket: OpenSocket = (url, headers, events) => {
  const key = randomBytes(16).toString('base64');
  const expected = createHash('sha1')
    .update(key + SALT)
    .digest('base64');
  let stream: Duplex | null = null;
  let isOver = false;
  const end = (code: number, status?: number): void => {
    if (isOver) return;
    isOver = true;
    events.onClose(code, status);
  };
  const asked = (url.protocol === 'wss:' ? requestSecure : requestPlain)(url.href.replace(/^ws/, 'http'), {
    headers: {
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': key,
    },
    timeout: HANDSHAKE_MS,
  });
  asked.on('upgrade', (reply, socket, head) => {
    if (isOver || reply.headers['sec-websocket-accept'] !== expected) return void socket.destroy();
    socket.setTimeout(0);
    stream = socket;
    readFrom(socket, head, events, end);
  });
  asked.on('response', (reply) => {
    reply.resume();
    end(CUT, reply.statusCode);
  });
  asked.on('timeout', () => asked.destroy());
  asked.on('error', () => end(CUT));
  asked.on('close', () => {
    if (stream === null) end(CUT);
  });
  asked.end();
  return {
    send: (text) => void stream?.write(toFrame(TEXT, Buffer.from(text))),
    close: () => {
      stream?.end(toFrame(CLOSE, Buffer.from([0x03, 0xe8])));
      if (stream === null) asked.destroy();
      end(1000);
    },
  };
};
