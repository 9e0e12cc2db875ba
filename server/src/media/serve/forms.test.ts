import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, passFields, people, sendForm, toForm, until, type Person, type TestApp } from '#testing';

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } })
  .png()
  .toBuffer();

let opened: TestApp;
let ana: Person;
let port: number;
beforeAll(async () => {
  opened = await openTestApp();
  [ana] = await people(opened, 'ana');
  await opened.app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (opened.app.http.server.address() as AddressInfo).port;
});
afterAll(() => opened.close());

const incoming = (): string[] => {
  const folder = join(opened.app.config.dataDir, 'media', '.incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const dial = async (...lines: string[]): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write([...lines, 'host: 127.0.0.1', '', ''].join('\r\n'));
  return socket;
};

const formHead = [
  'POST /api/v1/files/upload HTTP/1.1',
  'content-type: multipart/form-data; boundary=b',
  'transfer-encoding: chunked',
];

const chunk = (content: Buffer | string): Buffer => {
  const body = Buffer.from(content);
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);
};

/** Sends the same piece until the other side answers or hangs up; says what it answered and how much it took. */
const pourInto = async (socket: Socket, piece: Buffer): Promise<{ status: number; sent: number }> => {
  const state = { answer: '', closed: false, sent: 0 };
  socket.on('data', (bytes) => (state.answer += bytes.toString('latin1')));
  socket.on('close', () => (state.closed = true));
  while (state.answer === '' && !state.closed && state.sent < 200 * 1024 * 1024) {
    state.sent += piece.length;
    if (socket.write(piece)) continue;
    const turn = new AbortController();
    const { signal } = turn;
    await Promise.race(['drain', 'close', 'data'].map((event) => once(socket, event, { signal }))).catch(
      () => undefined,
    );
    turn.abort();
  }
  await until(() => state.answer !== '' || state.closed || null, 10_000);
  socket.destroy();
  return { status: Number(state.answer.split(' ')[1] ?? 0), sent: state.sent };
};

describe('UP-06: a form that wants to exhaust us', () => {
  it('with ten thousand parts, or a field that is too large, is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 'x']));
    expect(await sendForm(ana, many, png)).toMatchObject({ status: 413, body: { code: 'too_many_parts' } });
    const large = { ...(await passFields(ana)), customMetadata: 'x'.repeat(20_000) };
    expect((await sendForm(ana, large, png)).status).toBe(413);
  });

  it.each(['a field', 'a file'])('with %s without end is given up, and memory stays flat', async (what) => {
    const name = what === 'a field' ? 'name="tags"' : 'name="file"; filename="a.png"';
    const socket = await dial(...formHead);
    socket.write(chunk(`--b\r\ncontent-disposition: form-data; ${name}\r\n\r\n`));
    const before = process.memoryUsage.rss();
    const { status, sent } = await pourInto(socket, chunk(Buffer.alloc(256 * 1024)));
    // Who goes on sending may miss the answer: the line is closed on them.
    expect([what === 'a field' ? 413 : 400, 0]).toContain(status);
    expect(sent).toBeLessThan(190 * 1024 * 1024);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
    await until(() => incoming().length === 0 || null, 10_000);
  });

  it('that announces more than 100 MB is not read at all', async () => {
    const socket = await dial(
      'POST /api/v1/files/upload HTTP/1.1',
      'content-type: multipart/form-data; boundary=b',
      'content-length: 90000000000',
    );
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toContain('400 Bad Request');
    expect(bytes.toString()).toContain('File size must be less than 100MB');
    socket.destroy();
  });

  it('that breaks off leaves no file behind', async () => {
    const socket = await dial(...formHead);
    for (const [name, value] of Object.entries(await passFields(ana)))
      socket.write(chunk(`--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`));
    socket.write(chunk('--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'));
    socket.write(chunk(png));
    socket.write(chunk(Buffer.alloc(300_000)));
    await until(() => incoming().length === 1 || null, 10_000);
    socket.destroy();
    await until(() => incoming().length === 0 || null, 10_000);
  });

  it('that is cut short, packed or not a form at all is answered in words', async () => {
    const whole = toForm(await passFields(ana), png);
    const send = async (payload: Buffer, headers: Record<string, string>) => {
      const reply = await ana.browser.request({ method: 'POST', url: '/api/v1/files/upload', payload, headers });
      return [reply.statusCode, reply.json<{ code: string }>().code];
    };
    expect(await send(whole.payload.subarray(0, -40), whole.headers)).toEqual([400, 'broken_form']);
    const packed = gzipSync(Buffer.alloc(5_000_000));
    expect((await send(packed, { ...whole.headers, 'content-encoding': 'gzip' }))[0]).toBe(400);
    expect(await send(Buffer.from('hello'), { 'content-type': 'multipart/form-data' })).toEqual([400, 'broken_form']);
    expect(incoming()).toEqual([]);
  });
});

describe('a file that comes before its token', () => {
  const fileFirst = (file: Buffer, fields: Record<string, unknown>) => {
    const { payload, headers } = toForm({}, file);
    const rest = toForm(fields as Parameters<typeof toForm>[0], null).payload;
    const end = payload.lastIndexOf(headers['content-type']?.split('boundary=')[1] ?? '') - 2;
    return { payload: Buffer.concat([payload.subarray(0, end), rest]), headers };
  };
  const send = async (file: Buffer, fields: Record<string, unknown>) => {
    const form = fileFirst(file, fields);
    const reply = await ana.browser.request({ method: 'POST', url: '/api/v1/files/upload', ...form });
    return { status: reply.statusCode, ...reply.json<{ code: string; error: string }>() };
  };

  it('[SR-M11] is held in memory up to the size of a photo, and refused beyond', async () => {
    expect((await send(png, await passFields(ana))).status).toBe(200);
    expect(await send(png, {})).toMatchObject({ status: 400, code: 'missing_file_name' });
    const { token, ...rest } = await passFields(ana);
    expect(await send(png, rest)).toMatchObject({ status: 400, code: 'missing_token' });
    expect(await send(Buffer.alloc(11 * 1024 * 1024), { ...rest, token })).toMatchObject({
      status: 400,
      code: 'token_first',
      error: 'A large file has to come after its token, signature and expire',
    });
  });

  it.each(['no token', 'a token that was never given'])('[SR-M11] with %s writes no byte to the disk', async (what) => {
    const socket = await dial(...formHead);
    const said: Buffer[] = [];
    socket.on('data', (bytes: Buffer) => said.push(bytes));
    const fields = what === 'no token' ? {} : { ...(await passFields(ana)), token: 'never-given' };
    for (const [name, value] of Object.entries(fields))
      socket.write(chunk(`--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`));
    socket.write(chunk('--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'));
    for (let count = 0; count < 24; count += 1) {
      socket.write(chunk(Buffer.alloc(512 * 1024)));
      await new Promise((resolve) => setImmediate(resolve));
      expect(incoming()).toEqual([]);
    }
    // Who goes on sending may miss the answer: the line is closed on them.
    await until(() => said.length > 0 || socket.destroyed || null, 10_000);
    const answer = Buffer.concat(said).toString();
    if (answer !== '') expect(answer).toContain(what === 'no token' ? 'token_first' : 'wrong_signature');
    expect(incoming()).toEqual([]);
    socket.destroy();
  });

  it('[SR-M11] of many at once is held only while there is room for all of them', async () => {
    const sockets: Socket[] = [];
    const said: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const socket = await dial(...formHead);
      sockets.push(socket);
      socket.on('data', (bytes: Buffer) => said.push(bytes.toString()));
      socket.write(chunk('--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'));
      socket.write(chunk(Buffer.alloc(9 * 1024 * 1024)));
    }
    await until(() => said.length > 0 || null, 10_000);
    expect(said.join('')).toMatch(/^HTTP\/1\.1 503 /);
    expect(incoming()).toEqual([]);
    for (const socket of sockets) socket.destroy();
    await until(async () => ((await send(png, await passFields(ana))).status === 200 ? true : null), 10_000);
  });
});

describe('a slow line', () => {
  it('may take longer than the token lives: it was alive when the upload began', async () => {
    const { payload, headers } = toForm(await passFields(ana), png);
    const socket = await dial(
      'POST /api/v1/files/upload HTTP/1.1',
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
    );
    socket.write(payload.subarray(0, -50));
    await until(() => incoming().length === 1 || null, 10_000);
    opened.clock.advance(5 * 60_000);
    socket.write(payload.subarray(-50));
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});

describe('an address that wants out of the folder', () => {
  it.each(['/media/../seal-key', '/media/x/../../seal-key', '/media/%2e%2e/seal-key', '/media/..\\seal-key'])(
    '%s finds nothing',
    async (path) => {
      const socket = await dial(`GET ${path} HTTP/1.1`, 'connection: close');
      const [bytes] = (await once(socket, 'data')) as [Buffer];
      expect(bytes.toString()).toMatch(/^HTTP\/1\.1 404 /);
      socket.destroy();
    },
  );
});
