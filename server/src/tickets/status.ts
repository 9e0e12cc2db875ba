// What those who run this server must not take out of the ticket key.
import type { App } from '#kernel';
import { selectOwed } from './orders.gen.ts';

/** In smallest units by token. */
export const owedForTickets = async ({ db }: App, genesis: string): Promise<ReadonlyMap<string, bigint>> =>
  new Map((await selectOwed(db, { genesis })).map(({ mint, amount }) => [mint, BigInt(amount)]));
