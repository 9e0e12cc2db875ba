import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#testing';
import { filesBelow } from './files.ts';

it('[OPS-07] a folder that goes while files are looked for takes no other along', async () => {
  const root = temporaryFolder();
  const folders = Array.from({ length: 400 }, (_, at) => `f${String(at).padStart(3, '0')}`);
  for (const name of folders) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'picture.webp'), name);
  }
  const looking = filesBelow(root);
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  rmSync(join(root, 'f399'), { recursive: true });
  const found = await looking;
  expect(found.filter((key) => key !== 'f399/picture.webp')).toEqual(
    folders.slice(0, -1).map((name) => `${name}/picture.webp`),
  );
  expect(await filesBelow(join(root, 'nowhere'))).toEqual([]);
});
