import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { noticeCalls } from '@wagram/contract/notifications';
import { profileCalls } from '@wagram/contract/profiles';
import { streamCalls } from '@wagram/contract/streams';
import { ticketCalls } from '@wagram/contract/tickets';
import { depositFor, expectTrueCounts, partsHeld, schedule, ticketScene } from '#testing';

const { buyTicket, dropSale, listTickets, readSale, setSale } = ticketCalls;

describe('what a host sells', () => {
  it('[MON-11] price and seats can be set until the first ticket is sold, by the host alone, before it begins', async () => {
    const { opened, host, guests, buy, live } = await ticketScene({ CHAIN: 'off' }, 'ana', 'bob');
    const [ana, bob] = guests;
    const stream_id = await schedule(opened, host);
    const sale = { stream_id, unit: 'WGM', price: '10', seats: null } as const;
    expect((await ana.browser.refused(setSale, sale)).code).toBe('not_host');
    expect((await host.browser.refused(setSale, { ...sale, price: '0' })).code).toBe('price_out_of_range');
    expect((await host.browser.refused(setSale, { ...sale, unit: 'WGR' })).code).toBe('tokens_not_taken');
    await host.browser.get(setSale, { ...sale, price: '7' });
    await host.browser.get(dropSale, { stream_id });
    expect((await ana.browser.get(readSale, { stream_id })).sale).toBeNull();
    await host.browser.get(setSale, { ...sale, seats: 3 });
    expect((await buy(ana, stream_id, '7')).body).toMatchObject({ code: 'price_changed' });
    expect((await buy(ana, stream_id)).status).toBe(200);
    expect((await host.browser.refused(setSale, { ...sale, price: '11', seats: 3 })).code).toBe('already_sold');
    expect((await host.browser.refused(dropSale, { stream_id })).code).toBe('already_sold');
    await buy(bob, stream_id);
    expect((await host.browser.refused(setSale, { ...sale, seats: 1 })).code).toBe('seats_sold');
    const { sale: more } = await host.browser.get(setSale, { ...sale, seats: 2 });
    expect(more).toMatchObject({ left: 0, sold: { count: 2, sum: '20' } });
    await live(stream_id);
    expect((await host.browser.refused(setSale, sale)).code).toBe('not_scheduled');
    await expectTrueCounts(opened);
  });

  it('[MON-11] whoever may not see the stream may not buy, nor know what it costs', async () => {
    const { host, guests, sell, buy } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    const stream_id = await sell();
    await host.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect((await buy(ana, stream_id)).body).toMatchObject({ code: 'stream_not_found' });
    expect((await ana.browser.refused(readSale, { stream_id })).code).toBe('stream_not_found');
    await host.browser.get(profileCalls.updateProfile, { private: true });
    expect((await buy(bob, stream_id)).body).toMatchObject({ code: 'stream_not_found' });
    expect((await buy(host, stream_id)).body).toMatchObject({ code: 'own_stream' });
  });
});

describe('buying', () => {
  it('[MON-11] charges once, however often and at once somebody asks', async () => {
    const { opened, guests, sell, buy } = await ticketScene({}, 'ana');
    const [ana] = guests;
    const stream_id = await sell();
    const tries = await Promise.all(Array.from({ length: 8 }, () => buy(ana, stream_id)));
    expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await partsHeld(ana)).toEqual(['90', '0']);
    expect((await ana.browser.get(listTickets, {})).tickets).toHaveLength(1);
    await expectTrueCounts(opened);
  });

  it('[MON-11] the last seat goes to one of twenty', async () => {
    const handles = Array.from({ length: 20 }, (_, place) => `fan${place}`);
    const { opened, host, guests, sell, buy } = await ticketScene({}, ...handles);
    const stream_id = await sell({ seats: 1 });
    const tries = await Promise.all(guests.map((guest) => buy(guest, stream_id)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ body }) => 'code' in body && body.code === 'sold_out')).toHaveLength(19);
    const { sale } = await host.browser.get(readSale, { stream_id });
    expect(sale).toMatchObject({ left: 0, sold: { count: 1 } });
    await expectTrueCounts(opened);
  });

  it('[MON-11] is refused without the credit for it, and when the stream is over', async () => {
    const { guests, sell, buy, happen } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    const dear = await sell({ price: '101' });
    expect((await buy(ana, dear, '101')).body).toMatchObject({ code: 'not_enough' });
    const cheap = await sell();
    await happen(cheap);
    expect((await buy(bob, cheap)).body).toMatchObject({ code: 'sale_over' });
    expect(await partsHeld(bob)).toEqual(['100', '0']);
    const free = await bob.browser.refused(buyTicket, { stream_id: dear, price: '0' });
    expect(free.code).toBe('price_changed');
  });
});

describe('what was paid', () => {
  it('[MON-11] goes to the host once the stream has happened, in the parts that it was paid in', async () => {
    const { opened, host, guests, sell, buy, live, end, happen, settle, stateOf } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    await depositFor(opened, ana, 20n);
    const stream_id = await sell({ price: '105' });
    await buy(ana, stream_id, '105');
    expect(await partsHeld(ana)).toEqual(['15', '15']);
    await live(stream_id);
    await settle();
    expect([await stateOf(ana, stream_id), await partsHeld(host)]).toEqual(['held', ['100', '0']]);
    opened.clock.advance(70 * 60_000);
    await end(stream_id);
    await settle();
    await settle();
    expect([await stateOf(ana, stream_id), await partsHeld(host)]).toEqual(['paid', ['205', '5']]);
    // A stream that is over in a moment is none.
    const short = await sell();
    await buy(bob, short);
    await happen(short, 4);
    await settle();
    expect([await stateOf(bob, short), await partsHeld(bob)]).toEqual(['refunded', ['100', '0']]);
    await expectTrueCounts(opened);
  });

  it('[MON-11] comes back when the host was there long before the time, and gone by then', async () => {
    const { opened, host, guests, sell, buy, live, end, settle, stateOf } = await ticketScene({}, 'ana');
    const [ana] = guests;
    const stream_id = await sell();
    await buy(ana, stream_id);
    await live(stream_id);
    opened.clock.advance(50 * 60_000);
    await end(stream_id);
    await settle();
    expect([await stateOf(ana, stream_id), await partsHeld(host)]).toEqual(['refunded', ['100', '0']]);
    expect(await partsHeld(ana)).toEqual(['100', '0']);
  });

  it('[MON-11] comes back once, in the same parts, when the host cancels, and its owner is told', async () => {
    const { opened, host, guests, sell, buy, end, settle } = await ticketScene({}, 'ana');
    const [ana] = guests;
    await depositFor(opened, ana, 20n);
    const stream_id = await sell({ price: '105' }, 'Morning charts');
    await buy(ana, stream_id, '105');
    await end(stream_id);
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await partsHeld(ana)).toEqual(['120', '20']);
    expect(await partsHeld(host)).toEqual(['100', '0']);
    const { tickets } = await ana.browser.get(listTickets, {});
    expect(tickets).toMatchObject([{ state: 'refunded', title: 'Morning charts', stream: null, price: '105' }]);
    await opened.app.events.settle();
    const { notifications } = await ana.browser.get(noticeCalls.listNotices, {});
    const message = '“Morning charts” did not take place. You got back the 105 WGM that your ticket cost.';
    expect(notifications.filter(({ kind }) => kind === 'ticket_refunded')).toMatchObject([{ message }]);
    await expectTrueCounts(opened);
  });

  it('[MON-11] comes back when the stream has not begun two hours after its time, and then anybody may enter', async () => {
    const { opened, guests, sell, buy, live, settle, stateOf } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    const stream_id = await sell();
    await buy(ana, stream_id);
    opened.clock.advance(3 * 3_600_000 - 1_000);
    await settle();
    expect(await stateOf(ana, stream_id)).toBe('held');
    opened.clock.advance(2_000);
    expect((await buy(bob, stream_id)).body).toMatchObject({ code: 'sale_over' });
    await settle();
    expect([await stateOf(ana, stream_id), await partsHeld(ana)]).toEqual(['refunded', ['100', '0']]);
    await live(stream_id);
    const { stream } = await bob.browser.get(streamCalls.readStream, { stream_id });
    expect(stream.needs_ticket).toBe(false);
  });

  it('[MON-11] does not go to a host who blocks whoever has paid', async () => {
    const { opened, host, guests, sell, buy, happen, settle } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    const stream_id = await sell();
    await buy(ana, stream_id);
    await buy(bob, stream_id);
    await host.browser.get(blockCalls.block, { blocked_id: ana.id });
    // Who blocks the host after the fact has seen it, and pays.
    await happen(stream_id);
    await bob.browser.get(blockCalls.block, { blocked_id: host.id });
    await settle();
    expect([await partsHeld(host), await partsHeld(ana), await partsHeld(bob)]).toEqual([
      ['110', '0'],
      ['100', '0'],
      ['90', '0'],
    ]);
    await expectTrueCounts(opened);
  });

  it('[MON-11] does not go to a host who blocks whoever has paid while it runs, and lets them in again at its end', async () => {
    const { opened, host, guests, sell, buy, live, end, settle, stateOf } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    const stream_id = await sell();
    await buy(ana, stream_id);
    await buy(bob, stream_id);
    // Before it begins nobody misses anything.
    await host.browser.get(blockCalls.block, { blocked_id: bob.id });
    await settle();
    await host.browser.get(blockCalls.unblock, { blocked_id: bob.id });
    await live(stream_id);
    await host.browser.get(blockCalls.block, { blocked_id: ana.id });
    await settle();
    await host.browser.get(blockCalls.unblock, { blocked_id: ana.id });
    opened.clock.advance(90 * 60_000);
    await end(stream_id);
    await settle();
    expect([await stateOf(ana, stream_id), await stateOf(bob, stream_id)]).toEqual(['refunded', 'paid']);
    expect([await partsHeld(host), await partsHeld(ana)]).toEqual([
      ['110', '0'],
      ['100', '0'],
    ]);
    await expectTrueCounts(opened);
  });
});
