import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '#testing';
import { layNextKey } from './key-files.ts';
import { createSeal, loadSecret, openSeal, proveSeal, WeakSealKey, WrongSealKey } from './seal.ts';

const seal = createSeal('a secret of this server');
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'app-seal-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};

describe('a seal', () => {
  it('opens what it closed, and closes nothing twice the same way', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sealed = seal.close(text);
        expect(seal.open(sealed)).toBe(text);
        expect(seal.close(text)).not.toBe(sealed);
        expect(sealed).toMatch(/^[A-Za-z0-9_-]+$/);
      }),
    );
  });

  it('does not open what one bit was changed in, cut, lengthened, or closed with another key', () => {
    const sealed = Buffer.from(seal.close('JBSWY3DPEHPK3PXP'), 'base64url');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => seal.open(changed.toString('base64url')), `bit ${bit}`).toThrow();
    }
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => seal.open(sealed.subarray(0, length).toString('base64url')), `${length} bytes`).toThrow();
    expect(() => seal.open(Buffer.concat([sealed, Buffer.alloc(1)]).toString('base64url'))).toThrow();
    expect(() => createSeal('another secret').open(sealed.toString('base64url'))).toThrow();
  });

  it('marks what it wants to recognise, and knows no other mark', () => {
    const mark = seal.mark('device:ana@example.org');
    expect(seal.isMark('device:ana@example.org', mark)).toBe(true);
    for (const wrong of [
      '',
      'x',
      mark.slice(1),
      `${mark}x`,
      seal.mark('device:bob@example.org'),
      `${mark.slice(0, -1)}é`,
    ])
      expect(seal.isMark('device:ana@example.org', wrong), wrong).toBe(false);
    expect(createSeal('another secret').isMark('device:ana@example.org', mark)).toBe(false);
  });
});

describe('the key', () => {
  it('is made once, is readable by its owner only, and stays', () => {
    const dataDir = join(folder(), 'new', 'folder');
    const secret = loadSecret({ sealKey: null, dataDir });
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(statSync(join(dataDir, 'seal-key')).mode & 0o777).toBe(0o600);
    expect(loadSecret({ sealKey: null, dataDir })).toBe(secret);
    expect(loadSecret({ sealKey: null, dataDir: folder() })).not.toBe(secret);
  });

  it('of the settings wins, and then no file is made', () => {
    const dataDir = folder();
    expect(loadSecret({ sealKey: 'k'.repeat(32), dataDir })).toBe('k'.repeat(32));
    expect(() => readFileSync(join(dataDir, 'seal-key'))).toThrow('ENOENT');
  });

  it('SC-04: in an empty or cut file is refused, instead of sealing with nothing', () => {
    const dataDir = folder();
    for (const content of ['', '\n', 'x'.repeat(31)]) {
      writeFileSync(join(dataDir, 'seal-key'), content);
      expect(() => loadSecret({ sealKey: null, dataDir })).toThrow(WeakSealKey);
    }
  });

  it('SC-04: must be the one that the database was used with', async () => {
    const { app } = await testApp();
    await proveSeal(app.db, app.seal);
    await expect(proveSeal(app.db, createSeal('another secret'))).rejects.toThrow(WrongSealKey);
    await expect(proveSeal(app.db, createSeal('another secret'))).rejects.toThrow(
      'SEAL_KEY (or seal-key in DATA_DIR) is not the one this database was used with',
    );
    await proveSeal(app.db, app.seal);
  });

  it('[OPS-07] of a restore that was killed takes its place if it opens the rows, and stays beside if it does not', async () => {
    const { app } = await testApp();
    await app.db.query({ text: 'delete from sealing' });
    const dataDir = folder();
    const before = loadSecret({ sealKey: null, dataDir });
    const next = 'n'.repeat(43);
    const read = (name: string): string => readFileSync(join(dataDir, name), 'utf8');
    writeFileSync(join(dataDir, 'push-keys'), 'those of before');
    layNextKey(dataDir, 'seal-key', Buffer.from(next));
    layNextKey(dataDir, 'push-keys', Buffer.from('the next'));
    // Killed before the rows were kept.
    await openSeal(app.db, { sealKey: null, dataDir });
    expect([read('seal-key'), read('push-keys'), read('seal-key.next')]).toEqual([before, 'those of before', next]);
    // Killed after it.
    await app.db.query({ text: 'delete from sealing' });
    await proveSeal(app.db, createSeal(next));
    // Workers start together.
    await Promise.all([1, 2, 3].map(() => openSeal(app.db, { sealKey: null, dataDir })));
    expect([read('seal-key'), read('push-keys')]).toEqual([next, 'the next']);
    const names = readdirSync(dataDir).map((name) => name.replace(/\d+$/, ''));
    expect(new Set(names)).toEqual(new Set(['push-keys', 'push-keys.before-', 'seal-key', 'seal-key.before-']));
    await proveSeal(app.db, createSeal(next));
    await expect(openSeal(app.db, { sealKey: 'k'.repeat(32), dataDir })).rejects.toThrow(WrongSealKey);
  });
});
