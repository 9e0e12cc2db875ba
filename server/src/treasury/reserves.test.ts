import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditCalls } from '@wagram/contract/credit';
import { treasuryCalls } from '@wagram/contract/treasury';
import { people, testApp } from '#testing';
import { sumUpDay } from './reserves.ts';
import { buildLevels, join, leafOf, pathOf, rootOf } from './sum-tree.ts';

const run = promisify(execFile);
const script = joinPath(import.meta.dirname, '../../../docs/check-reserves.mjs');

describe('a tree of sums', () => {
  it('[MON-05] every leaf leads to the root, and a changed amount does not', () => {
    const anyLeaves = fc.array(fc.bigInt(1n, 1_000_000n), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(anyLeaves, (amounts) => {
        const leaves = amounts.map((amount, place) => leafOf(`n${place}`, amount));
        const levels = buildLevels(leaves);
        const root = rootOf(levels);
        expect(root.sum).toBe(amounts.reduce((total, amount) => total + amount, 0n));
        for (const [place, leaf] of leaves.entries()) {
          const climb = (from: typeof leaf) =>
            pathOf(levels, place).reduce(
              (node, step) => (step.side === 'left' ? join(step, node) : join(node, step)),
              from,
            );
          expect(climb(leaf)).toEqual(root);
          expect(climb(leafOf(`n${place}`, leaf.sum + 1n)).hash).not.toBe(root.hash);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('reserves', () => {
  it('[MON-05] are summed up once a day; a member finds their own balance in them with the script', async () => {
    const opened = await testApp({ env: { CHAIN: 'test', WELCOME_GRANT: '100' } });
    const [ana, bob] = await people(opened, 'ana', 'bob', 'cleo');
    expect((await opened.browser().get(treasuryCalls.readReserves, {})).reserves).toBeNull();
    expect((await ana.browser.refused(treasuryCalls.proveReserve, {})).code).toBe('no_reserves_yet');
    const sumUp = async () => {
      opened.clock.advance(60_000);
      await sumUpDay(opened.app);
    };
    await sumUp();
    const { reserves } = await opened.browser().get(treasuryCalls.readReserves, {});
    expect(reserves).toMatchObject({ total: '300', leaves: 3, treasury: expect.any(String) });
    await ana.browser.get(creditCalls.sendCredit, { to: '@bob', amount: '100' });
    await sumUp();
    expect((await opened.browser().get(treasuryCalls.readReserves, {})).reserves).toEqual(reserves);
    const mine = await ana.browser.get(treasuryCalls.proveReserve, {});
    expect(mine.proof).toMatchObject({ amount: '100', root: reserves?.root, total: '300' });
    expect((await bob.browser.get(treasuryCalls.proveReserve, {})).proof.nonce).not.toBe(mine.proof.nonce);
    const folder = mkdtempSync(joinPath(tmpdir(), 'reserves-'));
    const write = (name: string, value: object): string => {
      writeFileSync(joinPath(folder, name), JSON.stringify(value));
      return joinPath(folder, name);
    };
    const published = write('published.json', { reserves });
    const good = await run('node', [script, write('proof.json', mine), published]);
    expect(good.stdout).toContain('Yes: 100 of');
    const lie = write('lie.json', { proof: { ...mine.proof, amount: '99' } });
    await expect(run('node', [script, lie, published])).rejects.toMatchObject({ code: 1 });
    // The next day sums up anew: Ana holds nothing any more.
    opened.clock.advance(24 * 3_600_000);
    await sumUp();
    expect((await opened.browser().get(treasuryCalls.readReserves, {})).reserves).toMatchObject({
      total: '300',
      leaves: 2,
    });
    expect((await ana.browser.refused(treasuryCalls.proveReserve, {})).code).toBe('not_in_reserves');
  });
});
