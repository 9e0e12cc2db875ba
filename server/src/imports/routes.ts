import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { ARCHIVE_MAX_BYTES, IMPORT_FILE_PATH, importCalls, importErrors } from '@wagram/contract/imports';
import { kernelErrors } from '@wagram/contract/kernel';
import { assertNotDemo } from '#auth';
import { assertSameOrigin, fail, readToken, route, type App, type MemberId } from '#kernel';
import { incomingFolder } from '#media';
import { dropImport, readImport, showArchive, startImport, startImporting } from './service.ts';

const OCTETS = 'application/octet-stream';

export const importRoutes = (app: App): void => {
  startImporting(app);
  route(app, importCalls.readImport, async ({ viewer }) => ({ import: await readImport(app, viewer.memberId) }));
  route(app, importCalls.startImport, async ({ viewer, input }) => {
    assertNotDemo(viewer);
    return { import: await startImport(app, viewer.memberId, input.import_id) };
  });
  route(app, importCalls.dropImport, async ({ viewer, input }) => {
    await dropImport(app, viewer.memberId, input.import_id);
    return {};
  });
  fileRoute(app);
};

/** Beside the calls (AZ-08), because it is bytes and no JSON; a session lets it in as it does a call. */
const fileRoute = (app: App): void => {
  void app.http.register(async (scope) => {
    scope.addContentTypeParser(OCTETS, (_request, bytes, done) => done(null, bytes));
    scope.post(IMPORT_FILE_PATH, { config: { slowBody: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // What is refused before it was read to its end is not waited for.
      if (!request.raw.complete) reply.header('connection', 'close');
      const memberId = await enter(app, request);
      if (!isBytes(request.body)) fail(importErrors, 'import_octets_only');
      if (Number(request.headers['content-length'] ?? 0) > ARCHIVE_MAX_BYTES) fail(importErrors, 'import_too_large');
      const bytes = request.body;
      const shown = await withFile(app, bytes, (path) => showArchive(app, memberId, path));
      reply.removeHeader('connection');
      return { success: true, import: shown };
    });
  });
};

const isBytes = (body: unknown): body is Readable => typeof body === 'object' && body !== null && 'pipe' in body;

const enter = async (app: App, request: FastifyRequest): Promise<MemberId> => {
  assertSameOrigin(app.config, request);
  const token = readToken(app.config, request);
  const viewer = token === null ? null : await app.findSession(app.db, token, app.clock.now());
  if (viewer === null) fail(kernelErrors, 'signed_out');
  if (viewer.state === 'suspended') fail(kernelErrors, 'account_suspended');
  assertNotDemo(viewer);
  request.limitKey = `import:${viewer.memberId}`;
  const { isExceeded, ttlInSeconds } = await app.http.limitChecks.upload(request);
  if (isExceeded === true) fail(kernelErrors, 'too_many_requests', { retryAfterS: ttlInSeconds ?? 60 });
  return viewer.memberId;
};

/** Under a name of ours, and gone when it has been read. */
const withFile = async <T>(app: App, bytes: Readable, work: (path: string) => Promise<T>): Promise<T> => {
  const folder = incomingFolder(app.config.dataDir);
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    await pipeline(bytes, bound, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
};

async function* bound(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > ARCHIVE_MAX_BYTES) fail(importErrors, 'import_too_large');
    yield chunk;
  }
}
