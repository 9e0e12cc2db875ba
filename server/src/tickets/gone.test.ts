import { describe, expect, it } from 'vitest';
import { ticketCalls } from '@wagram/contract/tickets';
import { eraseOf as eraseLedger } from '#ledger';
import { eraseOf as eraseStreams, hideStream } from '#streams';
import { expectTrueCounts, partsHeld, ticketScene, type Person, type TestApp } from '#testing';
import { eraseOf } from './erase.ts';
import { exportOf } from './export.ts';

/** In the order of the archive of rooms. */
const erase = ({ app, clock }: TestApp, { id }: Person): Promise<void> =>
  app.transact(async (tx) => {
    await eraseOf(tx, id);
    await eraseStreams(tx, id);
    await eraseLedger(tx, id, clock.now());
  });

describe('what goes away', () => {
  it('[MON-11] a stream that an operator takes away is paid back, before it begins, while it runs, and after it', async () => {
    const { opened, host, guests, sell, buy, live, happen, settle, stateOf } = await ticketScene({}, 'ana');
    const [ana] = guests;
    const hide = (id: Awaited<ReturnType<typeof sell>>) =>
      opened.app.transact((tx) => hideStream(tx, id, opened.clock.now()));
    const [before, during, after] = [await sell(), await sell(), await sell()];
    for (const id of [before, during, after]) await buy(ana, id);
    await hide(before);
    await live(during);
    opened.clock.advance(20 * 60_000);
    await hide(during);
    await happen(after);
    await hide(after);
    await settle();
    expect(await partsHeld(ana)).toEqual(['100', '0']);
    expect(await partsHeld(host)).toEqual(['100', '0']);
    const { tickets } = await ana.browser.get(ticketCalls.listTickets, {});
    expect(tickets.map(({ state, stream }) => [state, stream])).toEqual(
      Array.from({ length: 3 }, () => ['refunded', null]),
    );
    expect(await stateOf(ana, after).catch(() => 'not seen')).toBe('not seen');
    await expectTrueCounts(opened);
  });

  it('[MON-11] a host who is erased is paid nothing: everybody gets it back, and no name is left', async () => {
    const { opened, host, guests, sell, buy, happen, settle } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    const [past, coming] = [await sell(), await sell({}, 'A title of theirs')];
    await buy(ana, past);
    await buy(bob, coming);
    await happen(past);
    await erase(opened, host);
    await settle();
    expect([await partsHeld(ana), await partsHeld(bob)]).toEqual([
      ['100', '0'],
      ['100', '0'],
    ]);
    const { rows } = await opened.app.database.pool.query(
      `select host_id, title, host_address from ticket_sales where host_id is not null or title <> '' or host_address is not null`,
    );
    expect(rows).toEqual([]);
  });

  it('[MON-11] what a member who is erased has paid goes to the host, or to the treasury', async () => {
    const { opened, host, guests, sell, buy, end, happen, settle } = await ticketScene({}, 'ana');
    const [ana] = guests;
    const [played, cancelled] = [await sell(), await sell()];
    await buy(ana, played);
    await buy(ana, cancelled);
    expect(await exportOf(opened.app.db, ana.id)).toMatchObject({
      ticket_sales: [],
      stream_tickets: [{ price: '10', state: 'held' }, { stream_id: cancelled }],
    });
    expect((await exportOf(opened.app.db, host.id)).ticket_sales).toMatchObject([{ sold: 1 }, { unit: 'WGM' }]);
    await erase(opened, ana);
    await happen(played);
    await end(cancelled);
    await settle();
    expect(await partsHeld(host)).toEqual(['110', '0']);
    const { rows } = await opened.app.database.pool.query(
      `select a.balance::int from accounts a where a.kind = 'held' and a.unit = 'WGM'
       union all select count(*)::int from stream_tickets where member_id is not null`,
    );
    expect(rows).toEqual([{ balance: 0 }, { balance: 0 }]);
  });
});
