import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FolderInUse, lockFolder } from './lock-file.ts';

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'app-lock-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};

const built = new URL('../../../dist/kernel/db/lock-file.js', import.meta.url).href;

/** A process that locks the folder, says how that went, and lives until its input ends. */
const rival = (path: string) => {
  const program = `
    const { lockFolder } = await import(${JSON.stringify(built)});
    try { lockFolder(${JSON.stringify(path)}); console.log('locked'); } catch (error) { console.log(error.name); }
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  });
  const said = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  return { pid: child.pid ?? 0, said, kill: () => void child.kill('SIGKILL'), gone: once(child, 'exit') };
};

describe('the lock of a folder', () => {
  it('names its owner, and goes when it is released', () => {
    const path = join(folder(), 'new', 'folder');
    const unlock = lockFolder(path);
    expect(readFileSync(join(path, 'lock'), 'utf8')).toBe(`${process.pid} ${hostname()}`);
    expect(readdirSync(path)).toEqual(['lock']);
    unlock();
    expect(existsSync(join(path, 'lock'))).toBe(false);
  });

  it('FT-19: refuses while the owner lives, and names it', async () => {
    const path = folder();
    const owner = rival(path);
    expect(await owner.said).toBe('locked');
    expect(() => lockFolder(path)).toThrow(FolderInUse);
    expect(() => lockFolder(path)).toThrow(
      `The data folder ${path} is in use by process ${owner.pid}. Stop that one first, or set DATA_DIR to another folder.`,
    );
    expect(readFileSync(join(path, 'lock'), 'utf8')).toBe(`${owner.pid} ${hostname()}`);
    expect(readdirSync(path)).toEqual(['lock']);
  });

  it('FT-19: is taken over from an owner that was killed', async () => {
    const path = folder();
    const owner = rival(path);
    expect(await owner.said).toBe('locked');
    owner.kill();
    await owner.gone;
    expect(readFileSync(join(path, 'lock'), 'utf8')).toBe(`${owner.pid} ${hostname()}`);
    lockFolder(path);
    expect(readFileSync(join(path, 'lock'), 'utf8')).toBe(`${process.pid} ${hostname()}`);
    expect(readdirSync(path)).toEqual(['lock']);
  });

  // In a container a program has the same number after each start.
  it.each(['', 'garbage', '0', '-1', '1.5', String(process.pid)])('FT-19: left behind as %j it is stale', (content) => {
    const path = folder();
    writeFileSync(join(path, 'lock'), content);
    lockFolder(path);
    expect(readFileSync(join(path, 'lock'), 'utf8')).toBe(`${process.pid} ${hostname()}`);
  });

  // Two containers on one volume: each is number 1 to itself.
  it('FT-19: of another host it holds while its owner is heard of, and is stale half a minute later', () => {
    const path = folder();
    const lock = join(path, 'lock');
    writeFileSync(lock, '1 another-container');
    expect(() => lockFolder(path)).toThrow('is in use by process 1 of another-container');
    const before = new Date(Date.now() - 31_000);
    utimesSync(lock, before, before);
    const unlock = lockFolder(path);
    expect(readFileSync(lock, 'utf8')).toBe(`${process.pid} ${hostname()}`);
    unlock();
  });

  it('FT-19: of processes that take over a stale lock at once, one gets it', async () => {
    const path = folder();
    writeFileSync(join(path, 'lock'), '0');
    const rivals = Array.from({ length: 6 }, () => rival(path));
    const said = await Promise.all(rivals.map((one) => one.said));
    expect(said.filter((word) => word === 'locked')).toHaveLength(1);
    expect(said.filter((word) => word === 'FolderInUse')).toHaveLength(5);
  });
});
