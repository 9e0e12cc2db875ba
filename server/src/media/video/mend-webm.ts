// What recorders of browsers write has no length and no index: it was written before it was known how long it gets. Players
// then show no time and cannot jump. The pictures stay as they are; the frame around them is written anew.
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { childrenOf, element, elementHead, FileWindow, readUint, uint } from './ebml.ts';
import { scanWebm, webmIds as id, type Cluster, type Scan } from './scan-webm.ts';

const COPY = 1024 * 1024;
/** About as long as the last picture is shown. */
const LAST_MS = 33;
/** Of the facts about a file only what players need: no titles, dates or names. */
const KEPT_DETAILS = new Set([id.scale, id.muxer, id.writer]);

/** A recording that cannot be mended stays as it is. False: it does. */
export const mendInPlace = async (path: string): Promise<boolean> => {
  const aside = `${path}-mended`;
  try {
    if (!(await mendWebm(path, aside))) return false;
    await rename(aside, path);
    return true;
  } catch {
    return false;
  } finally {
    await rm(aside, { force: true });
  }
};

/** Writes a copy with length and index. False: this is not such a recording, and nothing was written. */
export const mendWebm = async (from: string, to: string): Promise<boolean> => {
  const source = await open(from);
  try {
    const scan = await scanWebm(new FileWindow(source, (await source.stat()).size));
    if (scan === null || scan.clusters.length === 0) return false;
    const target = await open(to, 'wx', 0o600);
    try {
      await target.write(frameOf(scan));
      for (const cluster of scan.clusters) {
        await target.write(elementHead(id.cluster, cluster.to - cluster.from));
        await copy(source, target, cluster);
      }
    } finally {
      await target.close();
    }
    return true;
  } finally {
    await source.close();
  }
};

const copy = async (source: FileHandle, target: FileHandle, { from, to }: Cluster): Promise<void> => {
  const bytes = Buffer.alloc(Math.min(COPY, to - from));
  for (let at = from; at < to;) {
    const { bytesRead } = await source.read(bytes, 0, Math.min(bytes.length, to - at), at);
    if (bytesRead === 0) throw new Error('the file got shorter while it was read');
    await target.write(bytes, 0, bytesRead);
    at += bytesRead;
  }
};

export const detailsKept = (info: Buffer): Buffer[] =>
  childrenOf(info)
    .filter((detail) => KEPT_DETAILS.has(detail.id))
    .map((detail) => element(detail.id, detail.content));

const infoOf = (info: Buffer, end: number): Buffer => {
  const details = childrenOf(info);
  const scale = readUint(details.find((detail) => detail.id === id.scale)?.content) || 1_000_000;
  const length = Buffer.alloc(8);
  length.writeDoubleBE(end + Math.round((LAST_MS * 1_000_000) / scale));
  return element(id.info, ...detailsKept(info), element(id.duration, length));
};

/** Everything before the pictures. Each size has eight bytes, so that what stands where is known before it is written. */
const frameOf = ({ header, info, tracks, clusters, end, track }: Scan): Buffer => {
  const [details, ways] = [infoOf(info, end), element(id.tracks, tracks)];
  const place = (name: number, at: number): Buffer =>
    element(id.seek, element(id.seekId, Buffer.from(name.toString(16), 'hex')), element(id.seekAt, uint(at)));
  const seekOf = (start: number): Buffer =>
    element(
      id.seekHead,
      place(id.info, start),
      place(id.tracks, start + details.length),
      place(id.cues, start + details.length + ways.length),
    );
  const head = Buffer.concat([seekOf(seekOf(0).length), details, ways]);
  const cuesOf = (start: number): Buffer => {
    let at = start;
    const cues: Buffer[] = [];
    for (const { from, to, key } of clusters) {
      const spot = element(id.cueSpot, element(id.cueTrack, uint(track)), element(id.cueCluster, uint(at)));
      if (key !== null) cues.push(element(id.cue, element(id.cueTime, uint(key)), spot));
      at += elementHead(id.cluster, to - from).length + to - from;
    }
    return element(id.cues, ...cues);
  };
  const cues = cuesOf(head.length + cuesOf(0).length);
  const pictures = clusters.reduce((sum, { from, to }) => sum + elementHead(id.cluster, 0).length + to - from, 0);
  return Buffer.concat([
    element(id.header, header),
    elementHead(id.segment, head.length + cues.length + pictures),
    head,
    cues,
  ]);
};
