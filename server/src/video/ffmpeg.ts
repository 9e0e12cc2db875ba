import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

/** Wall clock, and seconds of a core: the latter ends a program whose parent was killed. */
const PATIENCE_MS = 15 * 60_000;
const CORE_S = 900;
/** What was made of a file that we took is never much larger than what we take. */
const BYTES_MAX = 128 * 1024 * 1024;
const CUT_BYTES = 2 * 1024 * 1024;

// The container is named and only files may be opened: a file cannot make ffmpeg read playlists or addresses.
const reading = (container: 'mp4' | 'webm', path: string): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  container === 'mp4' ? 'mov' : 'matroska',
  '-i',
  path,
];

// At most 1920 long and 30 pictures a second, in even numbers, as H.264 wants them.
const SHAPE =
  "fps=30,scale='if(gte(iw,ih),min(1920,iw),-2)':'if(gte(iw,ih),-2,min(1920,ih))',scale=trunc(iw/2)*2:trunc(ih/2)*2";
const PARTS = '-map 0:v:0 -map 0:a:0? -map_metadata -1 -map_chapters -1 -sn -dn'.split(' ');
const PICTURE = '-c:v libx264 -preset veryfast -crf 23 -maxrate 4M -bufsize 8M -pix_fmt yuv420p'.split(' ');
const SOUND = '-c:a aac -b:a 128k -ac 2'.split(' ');

/** H.264 and AAC, the index in front, and nothing personal. */
const writing = (path: string): string[] => [
  ...PARTS,
  '-vf',
  SHAPE,
  ...PICTURE,
  ...SOUND,
  '-movflags',
  '+faststart',
  '-fs',
  String(BYTES_MAX),
  '-f',
  'mp4',
  path,
];

/** Whether there is such a program. */
export const isThere = (ffmpeg: string): Promise<boolean> =>
  new Promise<boolean>((resolve, reject) => {
    const child = spawn(ffmpeg, ['-version'], { stdio: 'ignore', timeout: 10_000 });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  }).catch(() => false);

interface Source {
  path: string;
  container: 'mp4' | 'webm';
}

/** Rejects with the last words of ffmpeg when it fails, takes too long, makes too much or is called off. */
export const encode = async (ffmpeg: string, from: Source, to: string, signal: AbortSignal): Promise<void> => {
  await run(ffmpeg, from, to, signal);
  // It stops writing there, and calls the rest of the video a success.
  if ((await stat(to)).size > BYTES_MAX - CUT_BYTES) throw new Error('the video got too large');
};

const run = (ffmpeg: string, from: Source, to: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const limits = ['-nostdin', '-v', 'error', '-y', '-threads', '1', '-timelimit', String(CORE_S)];
    const child = spawn(ffmpeg, [...limits, ...reading(from.container, from.path), '-threads', '1', ...writing(to)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
      signal,
    });
    yieldToOthers(child.pid);
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-400)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}: ${words}`))));
  });

/** The rest of the machine goes first. */
const yieldToOthers = (pid: number | undefined): void => {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Where that is not allowed, or it has ended already, it runs as it is.
  }
};
