import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { streamCalls } from '@wagram/contract/streams';
import { createSeal, newId, type App, type ProcessId, type StreamId } from '#kernel';
import { people, testApp } from '#testing';
import { RelayMessages, type Wanted } from './relay-messages.ts';
import { claimRelay, deleteOldRelays, releaseRelay, renewRelays, selectRelays } from './relays.gen.ts';

type Tell = App['live']['elsewhere']['tell'];
type On = App['live']['elsewhere']['on'];

/** Processes on one bus, each with a key. */
const busOf = (...keys: string[]) => {
  const ears: Parameters<On>[1][] = [];
  const crossed: string[] = [];
  const warnings: string[] = [];
  const asked: Wanted[] = [];
  const tell: Tell = (event) => {
    crossed.push(JSON.stringify(event));
    ears.forEach((hear) => hear(event));
  };
  const elsewhere = { tell, on: (_name: string, hear: (typeof ears)[number]) => void ears.push(hear) };
  const processes = keys.map((key) => {
    const app = {
      live: { elsewhere },
      clock: { now: () => new Date() },
      seal: createSeal(key),
      log: { warn: (text: string) => warnings.push(text) },
      background: (work: Promise<unknown>) => void work,
    } as unknown as App;
    return new RelayMessages(app, async (wanted) => {
      asked.push(wanted);
      return wanted.offer === 'none' ? null : `answer to ${wanted.offer}`;
    });
  });
  return { processes, tell, crossed, warnings, asked };
};

const wantedOf = (offer: string): Wanted => ({ streamId: randomUUID() as StreamId, claimId: randomUUID(), offer });

describe('what relays ask each other', () => {
  it('[STG-04] is answered by the process that was asked, crosses unread, and fits into what PostgreSQL carries', async () => {
    const { processes, crossed, asked } = busOf('one key', 'one key', 'one key');
    const [a, b] = processes as [RelayMessages, RelayMessages];
    // Twice what an SDP of a machine with a dozen addresses has.
    const long = Array.from(
      { length: 100 },
      (_, at) => `a=candidate:${at} 1 udp 2116026367 10.0.${at}.5 4${at} typ host`,
    );
    const offer = long.join('\r\n');
    expect(await a.ask(b.processId, wantedOf(offer))).toBe(`answer to ${offer}`);
    expect(await a.ask(b.processId, wantedOf('none'))).toBeNull();
    expect(asked).toHaveLength(2);
    expect(Math.max(...crossed.map(({ length }) => length))).toBeLessThan(7_000);
    expect(crossed.join('')).not.toMatch(/candidate|offer|answer/);
  });

  it('[STG-04] is of no use to whoever has another key, also when they repeat what they have heard to somebody else', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { processes, tell, crossed, asked, warnings } = busOf('one key', 'one key', 'another key');
    const [a, b, outsider] = processes as [RelayMessages, RelayMessages, RelayMessages];
    const answers = [outsider.ask(a.processId, wantedOf('please')), a.ask(outsider.processId, wantedOf('please'))];
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await Promise.all(answers)).toEqual([null, null]);
    expect([asked.length, warnings.length]).toEqual([0, 2]);
    // What was written to b is handed to a.
    void a.ask(b.processId, wantedOf('please'));
    await vi.advanceTimersByTimeAsync(0);
    const { payload } = JSON.parse(crossed.at(-2) ?? '') as { payload: object };
    tell({ name: 'relays.letter', payload: { ...payload, to: a.processId } });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
  });
});

describe('a question that is heard by somebody else', () => {
  it('[STG-04] makes nothing when it is repeated, at once or later', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { processes, tell, crossed, asked, warnings } = busOf('one key', 'one key');
    const [a, b] = processes as [RelayMessages, RelayMessages];
    const answer = a.ask(b.processId, wantedOf('please'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await answer).toBe('answer to please');
    const event = JSON.parse(crossed[0] ?? '') as Parameters<Tell>[0];
    // While it is remembered, when it no longer is, and when another one has swept it out.
    for (const wait of [0, 4_000, 1_000, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      tell(event);
      await vi.advanceTimersByTimeAsync(0);
      expect([wait, asked.length]).toEqual([wait, 1]);
    }
    expect(warnings).toHaveLength(2);
    void a.ask(b.processId, wantedOf('please'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
  });
});

describe('the claim of a relay', () => {
  it('[STG-04] is held by one alone: whoever had it before can neither renew nor give it back', async () => {
    const opened = await testApp();
    const { db } = opened.app;
    const [ana] = await people(opened, 'ana');
    const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' });
    const streamId = stream.id;
    const now = opened.clock.now();
    const heldUntil = new Date(now.getTime() + 15_000);
    const claim = async () => {
      const made = { claimId: randomUUID(), processId: newId<ProcessId>() };
      return { ...made, row: await claimRelay(db, { streamId, heldUntil, ...made }) };
    };
    const claims = await Promise.all(Array.from({ length: 8 }, claim));
    const holders = async (at = now) =>
      (await selectRelays(db, { streamIds: [streamId], now: at })).map(({ claim_id: claimId }) => claimId);
    const [held] = await holders();
    expect(claims.map(({ claimId }) => claimId)).toContain(held);
    const claimIds = claims.map(({ claimId }) => claimId);
    const renew = async ({ claimId, processId }: (typeof claims)[number]) =>
      (await renewRelays(db, { streamIds: [streamId], claimIds: [claimId], processId, heldUntil })).map(
        ({ claim_id: renewed }) => renewed,
      );
    expect((await Promise.all(claims.map(renew))).flat()).toEqual([held]);
    for (const claimId of claimIds) if (claimId !== held) await releaseRelay(db, { streamId, claimId });
    expect(await holders()).toEqual([held]);
    expect(await holders(new Date(heldUntil.getTime() + 1))).toEqual([]);
    // Swept while its process stood still: nobody else wanted it, and so it is as it was.
    const own = claims.find(({ claimId }) => claimId === held);
    if (own === undefined) throw new Error('nobody holds it');
    await deleteOldRelays(db, { now: new Date(heldUntil.getTime() + 1) });
    expect(await holders()).toEqual([]);
    expect(await renew(own)).toEqual([held]);
    expect(await selectRelays(db, { streamIds: [streamId], now })).toMatchObject([{ process_id: own.processId }]);
    await releaseRelay(db, { streamId, claimId: own.claimId });
    await ana.browser.get(streamCalls.endStream, { stream_id: streamId });
    expect((await claim()).row).toBeUndefined();
    expect(await renew(own)).toEqual([]);
    expect(await holders()).toEqual([]);
  });
});
