// MON-04, MON-06: a member is asked to pay so much of a token to an address of this server's, with a reference that is used
// once. Somebody looks for it until it is there or its time is over.
import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { chainErrors } from '@wagram/contract/chain';
import {
  INVOICE_HOURS,
  invoiceCalls,
  invoiceErrors,
  INVOICES_OPEN,
  type InvoiceLive,
  type InvoicePurpose,
  type InvoiceView,
} from '@wagram/contract/invoices';
import { isId } from '@wagram/contract/kernel';
import {
  failOfNetwork,
  NetworkUnreachable,
  pauseAfter,
  RpcRefusal,
  type Chain,
  type OwnChain,
  type OwnToken,
} from '#chain';
import {
  fail,
  jobKind,
  LAST_ID,
  newId,
  route,
  type App,
  type Db,
  type InvoiceId,
  type Job,
  type MemberId,
} from '#kernel';
import { lockMembers } from '#members';
import {
  countOpenInvoices,
  insertInvoice,
  lookForOpen,
  selectInvoice,
  selectOwnInvoice,
  selectOwnInvoices,
  selectPayer,
  selectSame,
  type InvoiceRow,
} from './invoices.gen.ts';
import { lookFor, type InvoiceRules } from './look.ts';

export type { InvoiceRules } from './look.ts';

export interface InvoiceDraft {
  readonly memberId: MemberId;
  readonly purpose: InvoicePurpose;
  readonly subjectId?: string;
  readonly token: OwnToken;
  /** In the smallest units of the token. */
  readonly amount: bigint;
  /** Whose token account takes it. */
  readonly to: string;
}

export interface Invoices {
  serve(purpose: InvoicePurpose, rules: InvoiceRules): void;
  /** Asks a member to pay. The very same that they have not paid yet is shown again. */
  ask(draft: InvoiceDraft): Promise<InvoiceView>;
  /** Whose tokens they were, or most of them; null: nobody can say. */
  payerOf(db: Db, id: InvoiceId): Promise<string | null>;
  /** Those of one purpose that something has arrived for, newest first. */
  listPaid(
    memberId: MemberId,
    purpose: InvoicePurpose,
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<{ invoices: InvoiceView[]; next_cursor: string | null }>;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** No chain and no database holds more. */
const UNITS_MAX = 2n ** 63n - 1n;
const look = jobKind('invoices.look');
const findOpen = jobKind('invoices.find_open');

const toView = ({ config }: App, row: InvoiceRow, decimals: number): InvoiceView => ({
  id: row.id,
  purpose: row.purpose,
  state: row.state,
  token: { mint: row.mint, symbol: config.brand.tokens.chain, decimals },
  amount: row.amount,
  arrived: row.arrived,
  to: row.to_address,
  reference: row.reference,
  problem: row.problem,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
});

const insert = async (app: App, tx: Db, genesis: string, draft: InvoiceDraft): Promise<InvoiceRow> => {
  const { memberId, purpose, amount, to, token } = draft;
  const now = app.clock.now();
  const asked = {
    memberId,
    purpose,
    subjectId: draft.subjectId ?? null,
    amount,
    genesis,
    mint: token.mint,
    toAddress: to,
  };
  // Of many at once each sees those before it.
  await lockMembers(tx, memberId, memberId);
  // One that will lapse soon is not offered again.
  const same = await selectSame(tx, { ...asked, since: new Date(now.getTime() - (INVOICE_HOURS / 2) * HOUR_MS) });
  if (same !== undefined) return same;
  if ((await countOpenInvoices(tx, { memberId })).open >= INVOICES_OPEN) fail(invoiceErrors, 'too_many_invoices');
  const row = await insertInvoice(tx, {
    ...asked,
    id: newId<InvoiceId>(now),
    reference: base58.encode(randomBytes(32)),
    now,
    expiresAt: new Date(now.getTime() + INVOICE_HOURS * HOUR_MS),
  });
  await app.jobs.enqueue(tx, look, {}, { key: row.id });
  return row;
};

/** Looks, and tells the member where something has changed. Answers how it stands now. */
const lookAndTell = async (app: App, chain: OwnChain, rules: InvoiceRules, row: InvoiceRow): Promise<InvoiceRow> => {
  if (!(await lookFor(app, chain, rules, row))) return row;
  const now = (await selectInvoice(app.db, { id: row.id })) ?? row;
  if (now.member_id !== null) {
    const news: InvoiceLive = { type: 'invoices.invoice', id: now.id, state: now.state };
    app.live.send([now.member_id], news);
  }
  return now;
};

const isUnreachable = (error: unknown): boolean => error instanceof NetworkUnreachable || error instanceof RpcRefusal;

export const createInvoices = (app: App, chain: Chain): Invoices => {
  const purposes = new Map<InvoicePurpose, InvoiceRules>();
  const there = (): OwnChain => chain ?? fail(chainErrors, 'chain_off');
  const token = async (): Promise<OwnToken> => (await there().token()) ?? fail(chainErrors, 'product_off');

  const follow = async (network: OwnChain, job: Job<object>): Promise<void> => {
    const id = job.key ?? '';
    const row = isId<InvoiceId>(id) ? await selectInvoice(app.db, { id }) : undefined;
    const rules = row === undefined ? undefined : purposes.get(row.purpose);
    if (row === undefined || rules === undefined) return;
    let after = row;
    try {
      after = await lookAndTell(app, network, rules, row);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
    const now = app.clock.now();
    if (after.state === 'lapsed' || after.expires_at <= now) return;
    const dueAt = new Date(now.getTime() + pauseAfter(now.getTime() - row.created_at.getTime()));
    await app.transact(async (tx) => {
      if (await job.finish(tx)) await app.jobs.enqueue(tx, look, {}, { key: row.id, dueAt });
    });
  };

  if (chain !== null) {
    app.jobs.handle(look, { atOnce: 4 }, (job: Job<object>) => follow(chain, job));
    app.jobs.handle(findOpen, { everyMs: MINUTE_MS }, async () => {
      const genesis = await chain.genesis().catch(() => null);
      if (genesis === null) return;
      await lookForOpen(app.db, { genesis, now: app.clock.now() });
      app.jobs.asked(app.db);
    });
  }

  route(app, invoiceCalls.readInvoice, async ({ viewer, input }) => {
    const row = await selectOwnInvoice(app.db, { id: input.id, memberId: viewer.memberId });
    if (row === undefined) return fail(invoiceErrors, 'invoice_not_found');
    const rules = purposes.get(row.purpose);
    const now = rules === undefined ? row : await lookAndTell(app, there(), rules, row).catch(failOfNetwork);
    return { invoice: toView(app, now, (await token()).decimals) };
  });

  return {
    serve: (purpose, rules) => void purposes.set(purpose, rules),
    ask: async (draft) => {
      if (draft.amount > UNITS_MAX) fail(invoiceErrors, 'invoice_too_large');
      const genesis = await there().genesis();
      const row = await app.transact((tx) => insert(app, tx, genesis, draft));
      return toView(app, row, draft.token.decimals);
    },
    payerOf: async (db, invoiceId) => (await selectPayer(db, { invoiceId }))?.payer ?? null,
    listPaid: async (memberId, purpose, { limit, cursor = LAST_ID }) => {
      if (!isId<InvoiceId>(cursor)) return { invoices: [], next_cursor: null };
      const rows = await selectOwnInvoices(app.db, { memberId, purpose, before: cursor, limit: limit + 1 });
      const { decimals } = await token();
      const invoices = rows.slice(0, limit).map((row) => toView(app, row, decimals));
      return { invoices, next_cursor: rows.length > limit ? (invoices.at(-1)?.id ?? null) : null };
    },
  };
};
