// A host with a scheduled stream, people who may buy tickets to it, and time that goes on.
import { ledgerCalls } from '@wagram/contract/ledger';
import { streamCalls } from '@wagram/contract/streams';
import { ticketCalls, type TicketUnit } from '@wagram/contract/tickets';
import { jobKind, newId, type StreamId } from '#kernel';
import { transfer } from '#ledger';
import { people, type Person } from '../people.ts';
import { testApp, type TestApp } from '../test-app.ts';

const HOUR_MS = 3_600_000;

export interface Terms {
  readonly unit?: TicketUnit;
  readonly price?: string;
  readonly seats?: number | null;
}

export const schedule = async ({ clock }: TestApp, host: Person, title = 'Evening charts'): Promise<StreamId> => {
  const scheduled_for = new Date(clock.now().getTime() + HOUR_MS).toISOString();
  const draft = { title, category: 'general', scheduled_for } as const;
  return (await host.browser.get(streamCalls.createStream, draft)).stream.id;
};

/** What the program does by itself now and then. */
export const settleTickets = async ({ app }: TestApp): Promise<void> => {
  await app.jobs.enqueue(app.db, jobKind('tickets.settle'), {});
  app.jobs.wake();
  await app.jobs.settle();
};

/** WGM that may leave for a wallet again. */
export const depositFor = ({ app, clock }: TestApp, { id }: Person, amount: bigint) =>
  app.transact((tx) => {
    const draft = { kind: 'deposit', key: newId(), unit: 'WGM', from: 'treasury', to: { member: id } } as const;
    return transfer(tx, { ...draft, amount, withdrawable: amount }, clock.now());
  });

/** Both parts of what somebody holds. */
export const partsHeld = async ({ browser }: Person): Promise<[string, string]> => {
  const { balances, withdrawable } = await browser.get(ledgerCalls.readBalance, {});
  return [balances.WGM, withdrawable];
};

export const ticketScene = async <const H extends readonly string[]>(env: Record<string, string>, ...handles: H) => {
  const opened = await testApp({ env: { WELCOME_GRANT: '100', ...env } });
  const [host] = await people(opened, 'host');
  const guests = await people(opened, ...handles);
  const sell = async ({ unit = 'WGM', price = '10', seats = null }: Terms = {}, title?: string): Promise<StreamId> => {
    const stream_id = await schedule(opened, host, title);
    await host.browser.get(ticketCalls.setSale, { stream_id, unit, price, seats });
    return stream_id;
  };
  const buy = ({ browser }: Person, stream_id: StreamId, price = '10') =>
    browser.ask(ticketCalls.buyTicket, { stream_id, price });
  const live = (stream_id: StreamId) => host.browser.get(streamCalls.startStream, { stream_id });
  const end = (stream_id: StreamId) => host.browser.get(streamCalls.endStream, { stream_id });
  return {
    opened,
    host,
    guests,
    sell,
    buy,
    live,
    end,
    /** It begins, lasts for some minutes from its time on, and is over. */
    happen: async (stream_id: StreamId, minutes = 30): Promise<void> => {
      await live(stream_id);
      opened.clock.advance(HOUR_MS + minutes * 60_000);
      await end(stream_id);
    },
    settle: () => settleTickets(opened),
    stateOf: async ({ browser }: Person, stream_id: StreamId) =>
      (await browser.get(ticketCalls.readSale, { stream_id })).sale?.ticket?.state ?? null,
  };
};
