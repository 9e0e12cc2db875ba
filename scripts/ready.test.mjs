import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { forgetStaleTypes } from './ready.mjs';

it('what the compiler believed is forgotten when other packages are installed, and only then', () => {
  const root = mkdtempSync(join(tmpdir(), 'ready-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const put = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const memories = ['.cache/tests.tsbuildinfo', 'server/dist/.tsbuildinfo', 'web/.cache/types/.tsbuildinfo'];
  const remembered = () => memories.filter((path) => existsSync(join(root, path)));
  put('node_modules/.package-lock.json', 'without tools');
  for (const path of memories) put(path, 'errors of a missing package');
  put('server/dist/app/main.js', 'built');
  expect(forgetStaleTypes(root)).toBe(true);
  expect(remembered()).toEqual([]);
  expect(existsSync(join(root, 'server/dist/app/main.js'))).toBe(true);
  for (const path of memories) put(path, 'fresh');
  expect(forgetStaleTypes(root)).toBe(false);
  expect(remembered()).toEqual(memories);
  put('node_modules/.package-lock.json', 'with tools');
  expect(forgetStaleTypes(root)).toBe(true);
  expect(remembered()).toEqual([]);
});
