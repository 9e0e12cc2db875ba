// A host whose page went away records on with the next one. The recordings become one film: the pictures stay as they are,
// the time of what comes later is moved behind what came before. Length and index are given to it as to any recording.
import { open, type FileHandle } from 'node:fs/promises';
import { childrenOf, element, elementHead, FileWindow, readNumber, readUint, uint } from './ebml.ts';
import { detailsKept } from './mend-webm.ts';
import { scanWebm, webmIds as id, type Cluster, type Scan } from './scan-webm.ts';

/** One picture later. */
const GAP_MS = 33;
const TICKS_OF_MS = 1_000_000;
/** Recorders begin a new one every few seconds. */
const CLUSTER_MAX = 64 * 1024 * 1024;
/** A segment whose end is not known yet. */
const endless = Buffer.from('1853806701ffffffffffffff', 'hex');

interface Part {
  readonly file: FileHandle;
  readonly scan: Scan;
}

/** When each of them begins in the film, in ms; null: it could not be read, or does not fit to the first and is left out. */
export const joinWebm = async (paths: readonly string[], to: string): Promise<(number | null)[]> => {
  const target = await open(to, 'wx', 0o600);
  const files: FileHandle[] = [];
  try {
    const film = new Film(target);
    const begins: (number | null)[] = [];
    for (const path of paths) {
      const file = await open(path);
      files.push(file);
      const scan = await scanWebm(new FileWindow(file, (await file.stat()).size));
      begins.push(scan === null || scan.clusters.length === 0 ? null : await film.add({ file, scan }));
    }
    return begins;
  } finally {
    for (const file of [...files, target]) await file.close();
  }
};

class Film {
  private first: Scan | null = null;
  /** Where the next part begins, in ms. */
  private end = 0;

  constructor(private readonly target: FileHandle) {}

  async add(part: Part): Promise<number | null> {
    const { scan } = part;
    const tracks = tracksOf(scan.tracks);
    if (this.first === null) {
      this.first = scan;
      const head = [element(id.header, scan.header), endless, element(id.info, ...detailsKept(scan.info))];
      await this.target.write(Buffer.concat([...head, element(id.tracks, scan.tracks)]));
    }
    const known = tracksOf(this.first.tracks);
    const numbers = new Map(
      tracks.flatMap(({ number, codec }) => {
        const same = known.find((one) => one.codec === codec);
        return same === undefined ? [] : [[number, same.number] as const];
      }),
    );
    if (!numbers.has(scan.track) || scaleOf(scan.info) !== TICKS_OF_MS) return null;
    const begin = this.end;
    for (const cluster of scan.clusters) {
      const moved = moveCluster(await read(part.file, cluster), begin, numbers);
      await this.target.write(element(id.cluster, moved));
    }
    this.end = begin + scan.end + GAP_MS;
    return begin;
  }
}

const scaleOf = (info: Buffer): number =>
  readUint(childrenOf(info).find((detail) => detail.id === id.scale)?.content) || TICKS_OF_MS;

const tracksOf = (tracks: Buffer): { number: number; codec: string }[] =>
  childrenOf(tracks)
    .filter((track) => track.id === id.track)
    .map((track) => {
      const details = childrenOf(track.content);
      const contentOf = (name: number): Buffer | undefined => details.find((detail) => detail.id === name)?.content;
      return { number: readUint(contentOf(id.trackNumber)), codec: contentOf(id.codec)?.toString('latin1') ?? '' };
    });

const read = async (file: FileHandle, { from, to }: Cluster): Promise<Buffer> => {
  if (to - from > CLUSTER_MAX) throw new RangeError('a cluster is too long to be moved');
  const bytes = Buffer.alloc(to - from);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  if (bytesRead < bytes.length) throw new Error('the file got shorter while it was read');
  return bytes;
};

/** Blocks keep their distance to the cluster, and get the numbers that the tracks of the film have. */
const moveCluster = (content: Buffer, by: number, numbers: ReadonlyMap<number, number>): Buffer =>
  Buffer.concat(
    childrenOf(content).map((child) => {
      if (child.id === id.clusterTime) return element(id.clusterTime, uint(readUint(child.content) + by));
      if (child.id === id.block) return renumber(id.block, child.content, numbers);
      if (child.id !== id.blockGroup) return Buffer.alloc(0);
      const inside = childrenOf(child.content).map((part) =>
        part.id === id.groupedBlock ? renumber(part.id, part.content, numbers) : element(part.id, part.content),
      );
      return inside.some((part) => part.length === 0) ? Buffer.alloc(0) : element(id.blockGroup, ...inside);
    }),
  );

/** Nothing for a track that the film does not have. */
const renumber = (name: number, block: Buffer, numbers: ReadonlyMap<number, number>): Buffer => {
  const { value, bytes } = readNumber(block, 0, false);
  const number = numbers.get(value ?? 0);
  if (number === undefined || number > 126) return Buffer.alloc(0);
  const rest = block.subarray(bytes);
  return Buffer.concat([elementHead(name, rest.length + 1), Buffer.from([0x80 | number]), rest]);
};
