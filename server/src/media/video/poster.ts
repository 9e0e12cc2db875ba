import { spawn } from 'node:child_process';
import type { VideoDetails } from './details.ts';

const TIMEOUT_MS = 10_000;
const BYTES_MAX = 32 * 1024 * 1024;

/** One telling frame of the beginning as PNG; null where the machine has no ffmpeg or it cannot read the file. */
export const drawPoster = (
  ffmpeg: string | null,
  path: string,
  container: VideoDetails['container'],
): Promise<Buffer | null> =>
  new Promise((resolve) => {
    if (ffmpeg === null) return resolve(null);
    const chunks: Buffer[] = [];
    let size = 0;
    // The container is named and only files may be opened: a file cannot make ffmpeg read playlists or addresses.
    const reading = ['-protocol_whitelist', 'file', '-f', container === 'mp4' ? 'mov' : 'matroska', '-t', '5'];
    const writing = [
      '-an',
      '-vf',
      "thumbnail=25,scale='min(1600,iw)':-2",
      '-frames:v',
      '1',
      '-c:v',
      'png',
      '-f',
      'image2pipe',
    ];
    const child = spawn(
      ffmpeg,
      ['-nostdin', '-v', 'error', '-threads', '1', ...reading, '-i', path, ...writing, 'pipe:1'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL',
      },
    );
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > BYTES_MAX) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 && size > 0 ? Buffer.concat(chunks) : null));
  });
