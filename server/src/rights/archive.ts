import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { languageOfMember, type App, type MemberId } from '#kernel';
import { openExported, type ExportedFile } from '#media';
import { rooms } from './rooms.ts';
import { texts } from './texts.ts';

/** Names in the archive are made from our own addresses, never from what a sender called the file. */
const nameInArchive = ({ url, folder }: ExportedFile): string | null =>
  folder === null ? null : `media/${url.split('/').slice(-2).join('-')}`;

/** Opened when its turn has come. One that has been deleted meanwhile is empty. */
async function* bytesOf(app: App, file: ExportedFile): AsyncGenerator<Buffer> {
  const opened = await openExported(app, file);
  if (opened?.body != null) yield* opened.body as AsyncIterable<Buffer>;
}

/** A store that is away fails the whole: it is tried again later. */
const addMedia = (app: App, zip: ZipFile, file: ExportedFile): void => {
  const name = nameInArchive(file);
  if (name === null) return;
  const stream = Readable.from(bytesOf(app, file));
  stream.on('error', (error) => zip.emit('error', error));
  // Pictures and videos are packed already.
  zip.addReadStream(stream, name, { compress: false });
};

const addData = async (app: App, zip: ZipFile, memberId: MemberId, now: Date): Promise<ExportedFile[]> => {
  const files: ExportedFile[] = [];
  for (const room of rooms) {
    const data = await room.exportOf(app.db, memberId);
    const media = room.name === 'media' ? (data['media'] as ExportedFile[]) : [];
    files.push(...media);
    const shown =
      room.name === 'media' ? { media: media.map((file) => ({ ...file, file: nameInArchive(file) })) } : data;
    zip.addBuffer(Buffer.from(JSON.stringify(shown, null, 2)), `data/${room.name}.json`);
    if (room.name !== 'profile') continue;
    const [member] = data['members'] as { username: string }[];
    zip.addBuffer(
      Buffer.from(
        texts(await languageOfMember(app.db, memberId)).readme(
          app.config.brand.name,
          member?.username ?? '',
          now.toISOString(),
        ),
      ),
      'README.txt',
    );
  }
  return files;
};

/** Writes the archive to `path`, file by file; answers its size. Called outside of any transaction. */
export const writeArchive = async (app: App, memberId: MemberId, path: string, now: Date): Promise<number> => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const file of await addData(app, zip, memberId, now)) addMedia(app, zip, file);
  zip.end();
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(output, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return (await stat(path)).size;
};
