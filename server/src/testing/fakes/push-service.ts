import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Pushed {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service on this machine that answers as it is told. */
export const pushService = async (status: (pushed: Pushed) => number = () => 201) => {
  const pushed: Pushed[] = [];
  let connections = 0;
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      pushed.push(one);
      reply.writeHead(status(one)).end();
    });
  }).listen(0, '127.0.0.1');
  server.on('connection', () => (connections += 1));
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, origin: `http://${host}`, pushed, connections: () => connections };
};

const keyOf = (salt: Buffer, secret: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser's half of a subscription: it alone can read what is pushed (RFC 8291, written again from the text). */
export const device = (endpoint: string) => {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const [sender, rest] = [body.subarray(21, 21 + idLength), body.subarray(21 + idLength)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const secret = keyOf(auth, curve.computeSecret(sender), info, 32);
    const key = keyOf(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = keyOf(salt, secret, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(rest.subarray(-16));
    const plain = Buffer.concat([cipher.update(rest.subarray(0, -16)), cipher.final()]);
    // The last record ends with a 2 and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
  };
  return {
    subscription: { endpoint, keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') } },
    read,
  };
};
