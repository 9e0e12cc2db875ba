// A host whose page went away records on with the next one. The recordings become one film: the pictures stay as they are,
// the time of what comes later is moved behind what came before. Length and index are given to it as to any recording.
import { open, type FileHandle } from 'node:fs/promises';
import { childrenOf, element, elementHead, FileWindow, readNumber, readUint, uint } from './ebml.ts';
import { detailsKept } from './mend-webm.ts';
import { scanWebm, webmIds as id, type Cluster, type Scan } from './scan-webm.ts';

/** One picture later. */
const GAP_MS = 33;
const TICKS_OF_MS = 1_000_000;
/** Recorders begin a new cluster every few seconds, with some hundred elements; what is moved stands in memory. */
const CLUSTER_MAX_BYTES = 16 * 1024 * 1024;
const CLUSTER_MAX_ELEMENTS = 20_000;
/** Longer than any stream. */
const PART_MAX_MS = 24 * 3_600_000;
/** A segment whose end is not known yet. */
const endless = Buffer.from('1853806701ffffffffffffff', 'hex');

/** When each of them begins in the film, in ms; null: it could not be read, or does not fit to the first and is left out. */
export const joinWebm = async (paths: readonly string[], to: string): Promise<(number | null)[]> => {
  const target = await open(to, 'wx', 0o600);
  try {
    const film = new Film(target);
    const begins: (number | null)[] = [];
    for (const path of paths) begins.push(await film.add(path));
    return begins;
  } finally {
    await target.close();
  }
};

class Film {
  private first: Scan | null = null;
  /** Where the next part begins, in ms and in bytes. */
  private end = 0;
  private size = 0;

  constructor(private readonly target: FileHandle) {}

  /** Of a part that turns out to be damaged nothing is left. */
  async add(path: string): Promise<number | null> {
    const part = await open(path);
    const [first, size] = [this.first, this.size];
    try {
      const scan = await scanWebm(new FileWindow(part, (await part.stat()).size));
      return scan === null || !isBounded(scan) ? null : await this.append(part, scan);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      await this.target.truncate(size);
      [this.first, this.size] = [first, size];
      return null;
    } finally {
      await part.close();
    }
  }

  private async append(part: FileHandle, scan: Scan): Promise<number | null> {
    const known = tracksOf((this.first ?? scan).tracks);
    const numbers = new Map(
      tracksOf(scan.tracks).flatMap(({ number, codec }) => {
        const same = known.find((one) => one.codec === codec);
        return same === undefined ? [] : [[number, same.number] as const];
      }),
    );
    if (!numbers.has(scan.track) || scaleOf(scan.info) !== TICKS_OF_MS) return null;
    if (this.first === null) {
      this.first = scan;
      const head = [element(id.header, scan.header), endless, element(id.info, ...detailsKept(scan.info))];
      await this.write(Buffer.concat([...head, element(id.tracks, scan.tracks)]));
    }
    const begin = this.end;
    for (const cluster of scan.clusters)
      await this.write(element(id.cluster, moveCluster(await read(part, cluster), begin, numbers)));
    this.end = begin + scan.end + GAP_MS;
    return begin;
  }

  private async write(bytes: Buffer): Promise<void> {
    await this.target.write(bytes, 0, bytes.length, this.size);
    this.size += bytes.length;
  }
}

const isBounded = ({ clusters, end }: Scan): boolean =>
  clusters.length > 0 &&
  end <= PART_MAX_MS &&
  clusters.every(({ from, to, elements }) => to - from <= CLUSTER_MAX_BYTES && elements <= CLUSTER_MAX_ELEMENTS);

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
