import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LONG_VIDEO_MAX_BYTES, mediaErrors } from '@wagram/contract/media';
import { fail, Failure, type App } from '#kernel';
import { incomingFolder, isDiskFull } from '../store/disk.ts';
import { holdBytes, type HeldBytes } from './unadmitted.ts';

export type Fields = Readonly<Partial<Record<string, string>>>;

/** What came in: fields by name, what they allow, and the file where it was written to. */
export interface Received<P> {
  readonly fields: Fields;
  readonly pass: P | null;
  readonly file: { path: string; size: number; isCut: boolean } | null;
}

/** What the fields so far allow; null: they do not say yet. */
export type Admit<P> = (fields: Fields) => Promise<P | null>;

/** The image host's clients send up to twenty fields and one file. */
export const formLimits = {
  fileSize: LONG_VIDEO_MAX_BYTES,
  files: 1,
  fields: 40,
  parts: 41,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  headerPairs: 20,
};

/** With room for the fields and the borders between the parts. */
const FORM_MAX = LONG_VIDEO_MAX_BYTES + 1024 * 1024;

/** Writes the file to disk as it arrives, once it is admitted; hands it to `work`, and removes it whatever happens. */
export const withReceived = async <T, P>(
  app: App,
  request: FastifyRequest,
  admit: Admit<P>,
  work: (received: Received<P>) => Promise<T>,
): Promise<T> => {
  if (!request.isMultipart()) fail(mediaErrors, 'not_a_form');
  if (Number(request.headers['content-length'] ?? 0) > FORM_MAX) fail(mediaErrors, 'over_100_mb');
  const folder = incomingFolder(app.config.dataDir);
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    const received = await receive(request, path, admit);
    waitPatiently(request);
    return await work(received);
  } catch (error) {
    throw toUploadFailure(error);
  } finally {
    await rm(path, { force: true });
  }
};

const QUEUE_MS = 5 * 60_000;

/** Nothing is sent while a picture waits for its turn: the line must not count as dead. The next request resets it. */
const waitPatiently = ({ raw }: FastifyRequest): void => {
  if (raw.socket instanceof Socket) raw.socket.setTimeout(QUEUE_MS);
};

/** UP-06: a field or file without end is given up here, where all bytes are counted, not only those of a part. */
const receive = <P>(request: FastifyRequest, path: string, admit: Admit<P>): Promise<Received<P>> => {
  const reading = readParts(request, path, admit);
  const flood = new Promise<never>((_resolve, reject) => {
    let seen = 0;
    request.raw.on('data', (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > FORM_MAX) reject(toFailure('too_many_parts'));
    });
  });
  reading.catch(() => undefined);
  return Promise.race([reading, flood]);
};

const readParts = async <P>(request: FastifyRequest, path: string, admit: Admit<P>): Promise<Received<P>> => {
  const fields = Object.create(null) as Partial<Record<string, string>>;
  let file: Received<P>['file'] = null;
  let pass: P | null = null;
  let held: HeldBytes | null = null;
  try {
    for await (const part of request.parts({ limits: formLimits })) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) fail(mediaErrors, 'too_many_parts');
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      } else if (part.fieldname === 'file') {
        pass = await admit(fields);
        if (pass === null) held = await holdBytes(part.file);
        else file = { path, ...(await write(part, path)) };
      } else part.file.resume();
    }
    pass ??= await admit(fields);
    if (held !== null) file = { path, size: held.bytes.length, isCut: false };
    if (held !== null && pass !== null) await writeFile(path, held.bytes, { flag: 'wx', mode: 0o600 });
    return { fields, pass, file };
  } finally {
    held?.release();
  }
};

// What is over the limit is read and dropped, so that the sender hears the reason and not a broken line.
const write = async (part: MultipartFile, path: string): Promise<{ size: number; isCut: boolean }> => {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(part.file, target);
  return { size: target.bytesWritten, isCut: part.file.truncated };
};

const toFailure = (code: keyof typeof mediaErrors): Failure => {
  const [status, text] = mediaErrors[code];
  return new Failure(status, text, code);
};

// The form reader has texts where it lacks codes.
const formTexts = /multipart|boundary|terminated early|malformed part/i;
const limitCodes = ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PROTO_VIOLATION'];

/** What the form reader and the disk complain about, in words for people. */
export const toUploadFailure = (error: unknown): unknown => {
  if (error instanceof Failure || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (isDiskFull(error)) return toFailure('storage_full');
  if (limitCodes.includes(code)) return toFailure('too_many_parts');
  const isForm = code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE' || formTexts.test(error.message);
  return isForm ? toFailure('broken_form') : error;
};
