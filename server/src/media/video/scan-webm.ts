// Walks once over a WebM and notes where its pictures lie and when they are shown.
import { childrenOf, readNumber, readUint, type Element, type FileWindow } from './ebml.ts';

export const webmIds = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  muxer: 0x4d80,
  writer: 0x5741,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  codec: 0x86,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
  blockGroup: 0xa0,
  groupedBlock: 0xa1,
  reference: 0xfb,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekAt: 0x53ac,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cueTime: 0xb3,
  cueSpot: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  tags: 0x1254c367,
  chapters: 0x1043a770,
  attachments: 0x1941a469,
};
const id = webmIds;
/** Beside clusters: one of these ends a cluster that does not know its length. */
const besides = new Set([
  id.cluster,
  id.info,
  id.tracks,
  id.seekHead,
  id.cues,
  id.tags,
  id.chapters,
  id.attachments,
  id.segment,
]);
const HEAD_MAX = 256 * 1024;

export interface Cluster {
  /** First and last byte of its content. */
  readonly from: number;
  readonly to: number;
  /** When its first whole picture is shown, in ticks of the file; null: it has none. */
  readonly key: number | null;
  /** How many elements it holds. */
  readonly elements: number;
}

export interface Scan {
  readonly header: Buffer;
  readonly info: Buffer;
  readonly tracks: Buffer;
  readonly clusters: readonly Cluster[];
  /** When the last block begins, in ticks. */
  readonly end: number;
  /** Number of the track with the pictures. */
  readonly track: number;
}

/** null: it is damaged in a way that a cut does not explain. What is cut at its end counts up to there. */
export const scanWebm = async (file: FileWindow): Promise<Scan | null> => {
  const header = await file.element(0);
  if (header?.id !== id.header || header.to === null || header.to > HEAD_MAX) return null;
  const segment = await file.element(header.to);
  if (segment?.id !== id.segment) return null;
  const parts = new Map<number, Buffer>([[id.header, await contentOf(file, header.from, header.to)]]);
  const walk = new ClusterWalk(file);
  let at = segment.from;
  while (at < file.size && !walk.isCut) {
    const found = await file.element(at);
    if (found === null) break;
    if (found.id === id.cluster) at = await walk.enter(found, trackOf(parts.get(id.tracks)));
    else if (found.to === null || (found.to > file.size && walk.clusters.length === 0)) return null;
    else {
      const isKept = (found.id === id.info || found.id === id.tracks) && !parts.has(found.id);
      if (isKept && found.to - found.from > HEAD_MAX) return null;
      if (isKept) parts.set(found.id, await contentOf(file, found.from, found.to));
      at = found.to;
    }
  }
  const [info, tracks] = [parts.get(id.info), parts.get(id.tracks)];
  const track = trackOf(tracks);
  if (info === undefined || tracks === undefined || track === null) return null;
  return {
    header: parts.get(id.header) ?? Buffer.alloc(0),
    info,
    tracks,
    clusters: walk.clusters,
    end: walk.end,
    track,
  };
};

// A copy: the window moves on.
const contentOf = async (file: FileWindow, from: number, to: number): Promise<Buffer> =>
  Buffer.from(await file.at(from, to - from));

const trackOf = (tracks: Buffer | undefined): number | null => {
  for (const track of tracks === undefined ? [] : childrenOf(tracks)) {
    if (track.id !== id.track) continue;
    const details = childrenOf(track.content);
    const codec = details.find((detail) => detail.id === id.codec)?.content.toString('latin1') ?? '';
    if (codec.startsWith('V_')) return readUint(details.find((detail) => detail.id === id.trackNumber)?.content);
  }
  return null;
};

class ClusterWalk {
  readonly clusters: Cluster[] = [];
  end = 0;
  isCut = false;

  constructor(private readonly file: FileWindow) {}

  /** Answers where the next element begins. */
  async enter({ from, to }: Element, track: number | null): Promise<number> {
    const limit = Math.min(to ?? this.file.size, this.file.size);
    let [at, time]: [number, number] = [from, 0];
    let [key, elements]: [number | null, number] = [null, 0];
    while (at < limit) {
      const found = await this.file.element(at);
      if (found !== null && to === null && besides.has(found.id)) break;
      this.isCut = found === null || found.to === null || found.to > limit;
      if (found === null || this.isCut || found.to === null) break;
      if (found.id === id.clusterTime) time = readUint(await this.file.at(found.from, found.to - found.from));
      const block = await this.blockOf(found);
      if (block !== null) {
        this.end = Math.max(this.end, time + block.time);
        if (block.isKey && block.track === track) key ??= Math.max(0, time + block.time);
      }
      elements += 1;
      at = found.to;
    }
    if (at > from) this.clusters.push({ from, to: at, key, elements });
    return at;
  }

  private async blockOf(found: Element): Promise<{ track: number; time: number; isKey: boolean } | null> {
    if (found.id === id.block) return readBlock(await this.file.at(found.from, 12), null);
    if (found.id !== id.blockGroup) return null;
    let [inside, isKey]: [Buffer | null, boolean] = [null, true];
    for (let at = found.from; at < (found.to ?? at);) {
      const part = await this.file.element(at);
      if (part?.to == null || part.to <= at) return null;
      if (part.id === id.groupedBlock) inside = Buffer.from(await this.file.at(part.from, 12));
      if (part.id === id.reference) isKey = false;
      at = part.to;
    }
    return inside === null ? null : readBlock(inside, isKey);
  }
}

/** A block begins with its track, a time relative to its cluster, and flags, of which the first says: a whole picture. */
const readBlock = (bytes: Buffer, isKey: boolean | null): { track: number; time: number; isKey: boolean } | null => {
  try {
    const track = readNumber(bytes, 0, false);
    const flags = bytes.readUInt8(track.bytes + 2);
    return {
      track: track.value ?? 0,
      time: bytes.readInt16BE(track.bytes),
      isKey: isKey ?? (flags & 0x80) !== 0,
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
