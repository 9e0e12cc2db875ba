import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

describe('a frame that is made once for all', () => {
  it('is heard as it was written, short, long and in other alphabets, one after the other in one write', async () => {
    const texts = ['', 'a', 'ü'.repeat(62), 'x'.repeat(126), '漢字', 'y'.repeat(0xffff), 'z'.repeat(0x10000)];
    const server = createServer().listen(0, '127.0.0.1');
    const sockets = new WebSocketServer({ server, perMessageDeflate: false });
    sockets.on('connection', (_socket, request) => request.socket.write(Buffer.concat(texts.map(textFrame))));
    await once(server, 'listening');
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const heard: string[] = [];
    const all = new Promise<void>((resolve) => {
      client.on('message', (data, isBinary) => {
        heard.push(isBinary ? 'binary' : String(data as Buffer));
        if (heard.length === texts.length) resolve();
      });
    });
    await all;
    expect(heard).toEqual(texts);
    client.terminate();
    sockets.close();
    server.close();
  });
});
