// Makes the videos of the demo community anew: node demo/make-videos/main.mjs [name…]. Needs ffmpeg; the results are committed, so that
// nobody else does.
import { spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clips, frame } from './pictures.mjs';

const [WIDTH, HEIGHT, RATE, SECONDS] = [432, 768, 24, 6];
const folder = fileURLToPath(new URL('../videos', import.meta.url));
mkdirSync(folder, { recursive: true });

const from = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${RATE} -i pipe:0`.split(' ');
const asFilm =
  '-an -c:v libx264 -preset veryslow -tune animation -crf 29 -maxrate 150k -bufsize 300k -pix_fmt yuv420p -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact';
const asStill = '-frames:v 1 -c:v libwebp -quality 70 -map_metadata -1';

/** @param {string} how @param {string} path @param {Iterable<Buffer>} pictures */
const encode = (how, path, pictures) =>
  new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-v', 'error', '-y', '-threads', '1', ...from, ...how.split(' '), path], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`ffmpeg ended with ${code}`))));
    const write = async () => {
      for (const picture of pictures)
        if (!child.stdin.write(picture)) await new Promise((drained) => child.stdin.once('drain', drained));
      child.stdin.end();
    };
    write().catch(reject);
  });

const wanted = process.argv.slice(2);
for (const [name, { picture: painter, still }] of Object.entries(clips)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const paint = painter();
  const all = function* () {
    for (let index = 0; index < RATE * SECONDS; index += 1) yield frame(paint, WIDTH, HEIGHT, index / (RATE * SECONDS));
  };
  const [clip, poster] = [join(folder, `${name}.mp4`), join(folder, `${name}.webp`)];
  await encode(asFilm, clip, all());
  await encode(asStill, poster, [frame(paint, WIDTH, HEIGHT, still)]);
  const [film, picture] = [clip, poster].map((path) => Math.round(statSync(path).size / 1000));
  process.stdout.write(`${name}: ${film} kB, ${picture} kB\n`);
}
