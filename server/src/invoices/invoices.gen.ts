// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type InvoiceId, type InvoiceProblem, type InvoicePurpose, type InvoiceState, type MemberId } from '#kernel';

export interface InvoiceRow {
  id: InvoiceId;
  member_id: MemberId | null;
  purpose: InvoicePurpose;
  subject_id: string | null;
  genesis: string;
  mint: string;
  amount: string;
  arrived: string;
  to_address: string;
  reference: string;
  state: InvoiceState;
  problem: InvoiceProblem | null;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
}

export const insertInvoice = one<{ id: InvoiceId; memberId: MemberId; purpose: InvoicePurpose; subjectId: string | null; genesis: string; mint: string; amount: bigint | number; toAddress: string; reference: string; now: Date; expiresAt: Date }, InvoiceRow>(
  'invoices_insert_invoice',
  `insert into invoices as i (id, member_id, purpose, subject_id, genesis, mint, amount, to_address, reference, created_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
returning i.id, i.member_id, i.purpose, i.subject_id, i.genesis, i.mint, i.amount, i.arrived, i.to_address, i.reference,
  i.state, i.problem, i.created_at, i.expires_at, i.settled_at`,
  (p) => [p.id, p.memberId, p.purpose, p.subjectId, p.genesis, p.mint, p.amount, p.toAddress, p.reference, p.now, p.expiresAt],
);

/** One that asks for the very same and has seen nothing yet: it is shown again instead of another. */
export const selectSame = maybe<{ memberId: MemberId; purpose: InvoicePurpose; amount: bigint | number; genesis: string; mint: string; toAddress: string; subjectId: string | null; since: Date }, InvoiceRow>(
  'invoices_select_same',
  `select i.id, i.member_id, i.purpose, i.subject_id, i.genesis, i.mint, i.amount, i.arrived, i.to_address, i.reference,
  i.state, i.problem, i.created_at, i.expires_at, i.settled_at from invoices i
where i.member_id = $1 and i.purpose = $2 and i.state = 'open' and i.arrived = 0 and i.problem is null
  and i.amount = $3 and i.genesis = $4 and i.mint = $5 and i.to_address = $6
  and i.subject_id is not distinct from $7 and i.created_at > $8
order by i.id desc limit 1`,
  (p) => [p.memberId, p.purpose, p.amount, p.genesis, p.mint, p.toAddress, p.subjectId, p.since],
);

export interface CountOpenInvoicesRow {
  open: number;
}

export const countOpenInvoices = one<{ memberId: MemberId }, CountOpenInvoicesRow>(
  'invoices_count_open_invoices',
  `select count(*)::int as open from invoices where member_id = $1 and settled_at is null`,
  (p) => [p.memberId],
);

export const selectOwnInvoice = maybe<{ id: InvoiceId; memberId: MemberId }, InvoiceRow>(
  'invoices_select_own_invoice',
  `select i.id, i.member_id, i.purpose, i.subject_id, i.genesis, i.mint, i.amount, i.arrived, i.to_address, i.reference,
  i.state, i.problem, i.created_at, i.expires_at, i.settled_at from invoices i where i.id = $1 and i.member_id = $2`,
  (p) => [p.id, p.memberId],
);

/** Those of one purpose that something arrived for. */
export const selectOwnInvoices = many<{ memberId: MemberId; purpose: InvoicePurpose; before: InvoiceId; limit: bigint | number }, InvoiceRow>(
  'invoices_select_own_invoices',
  `select i.id, i.member_id, i.purpose, i.subject_id, i.genesis, i.mint, i.amount, i.arrived, i.to_address, i.reference,
  i.state, i.problem, i.created_at, i.expires_at, i.settled_at from invoices i
where i.member_id = $1 and i.purpose = $2 and i.arrived > 0 and i.id < $3 order by i.id desc limit $4`,
  (p) => [p.memberId, p.purpose, p.before, p.limit],
);

export const selectInvoice = maybe<{ id: InvoiceId }, InvoiceRow>(
  'invoices_select_invoice',
  `select i.id, i.member_id, i.purpose, i.subject_id, i.genesis, i.mint, i.amount, i.arrived, i.to_address, i.reference,
  i.state, i.problem, i.created_at, i.expires_at, i.settled_at from invoices i where i.id = $1`,
  (p) => [p.id],
);

export const lockInvoice = maybe<{ id: InvoiceId }, InvoiceRow>(
  'invoices_lock_invoice',
  `select i.id, i.member_id, i.purpose, i.subject_id, i.genesis, i.mint, i.amount, i.arrived, i.to_address, i.reference,
  i.state, i.problem, i.created_at, i.expires_at, i.settled_at from invoices i where i.id = $1 for update`,
  (p) => [p.id],
);

export interface SelectSeenRow {
  signature: string;
}

/** Of these transactions, those that this invoice was told of before. */
export const selectSeen = many<{ invoiceId: InvoiceId; genesis: string; signatures: readonly string[] }, SelectSeenRow>(
  'invoices_select_seen',
  `select p.signature from invoice_payments p
where p.invoice_id = $1 and p.genesis = $2 and p.signature = any($3::text[])`,
  (p) => [p.invoiceId, p.genesis, p.signatures],
);

export interface InsertPaymentRow {
  signature: string;
}

/** Nothing: it has paid for something already. */
export const insertPayment = maybe<{ signature: string; genesis: string; invoiceId: InvoiceId; amount: bigint | number; payer: string | null; now: Date }, InsertPaymentRow>(
  'invoices_insert_payment',
  `insert into invoice_payments (signature, genesis, invoice_id, amount, payer, seen_at)
values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning signature`,
  (p) => [p.signature, p.genesis, p.invoiceId, p.amount, p.payer, p.now],
);

export interface SelectPayerRow {
  payer: string;
}

/** Who has paid the most of it. */
export const selectPayer = maybe<{ invoiceId: InvoiceId }, SelectPayerRow>(
  'invoices_select_payer',
  `select p.payer as payer from invoice_payments p where p.invoice_id = $1 and p.amount > 0 and p.payer is not null
group by p.payer order by sum(p.amount) desc, p.payer limit 1`,
  (p) => [p.invoiceId],
);

export const updateArrived = exec<{ arrived: bigint | number; problem: InvoiceProblem | null; id: InvoiceId }>(
  'invoices_update_arrived',
  `update invoices set arrived = $1, problem = $2 where id = $3`,
  (p) => [p.arrived, p.problem, p.id],
);

export const updateInvoiceState = exec<{ state: InvoiceState; now: Date; id: InvoiceId }>(
  'invoices_update_invoice_state',
  `update invoices set state = $1, settled_at = $2 where id = $3 and state = 'open'`,
  (p) => [p.state, p.now, p.id],
);

/** Those of this network that nobody looks for any more. */
export const lookForOpen = exec<{ now: Date; genesis: string }>(
  'invoices_look_for_open',
  `insert into jobs (kind, key, lane, member_id, payload, due_at)
select 'invoices.look', job.key, job.lane, job.member_id, job.payload, job.due_at from (select i.id::text as key, null::text as lane, null::uuid as member_id, '{}'::jsonb as payload, $1::timestamptz as due_at
  from invoices i where i.genesis = $2 and i.settled_at is null
  and not exists (select 1 from jobs j where j.kind = 'invoices.look' and j.key = i.id::text and j.failed_at is null)) job
on conflict (kind, key) where key is not null and leased_until is null and failed_at is null
do update set due_at = least(jobs.due_at, excluded.due_at) where jobs.tries = 0`,
  (p) => [p.now, p.genesis],
);

export interface ExportInvoicesRow {
  purpose: InvoicePurpose;
  subject_id: string | null;
  genesis: string;
  mint: string;
  amount: string;
  arrived: string;
  to_address: string;
  reference: string;
  state: InvoiceState;
  problem: InvoiceProblem | null;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
}

export const exportInvoices = many<{ memberId: MemberId }, ExportInvoicesRow>(
  'invoices_export_invoices',
  `select purpose, subject_id, genesis, mint, amount, arrived, to_address, reference, state, problem, created_at, expires_at,
  settled_at from invoices where member_id = $1 order by id`,
  (p) => [p.memberId],
);

/** What a transaction has paid for stays known: it pays for nothing else. */
export const letInvoicesGo = exec<{ memberId: MemberId }>(
  'invoices_let_invoices_go',
  `update invoices set member_id = null, subject_id = null where member_id = $1`,
  (p) => [p.memberId],
);
