-- What members have been asked to pay, and the transactions that were looked at for it.

-- macro: invoice_columns(i)
:i.id, :i.member_id, :i.purpose, :i.subject_id, :i.genesis, :i.mint, :i.amount, :i.arrived, :i.to_address, :i.reference,
  :i.state, :i.problem, :i.created_at, :i.expires_at, :i.settled_at

-- name: insertInvoice :one
-- row: InvoiceRow
insert into invoices as i (id, member_id, purpose, subject_id, genesis, mint, amount, to_address, reference, created_at, expires_at)
values (:id, :member_id!, :purpose, :subject_id?, :genesis, :mint, :amount, :to_address, :reference, :now, :expires_at)
returning invoice_columns(i);

-- name: selectSame :maybe
-- for: the member
-- One that asks for the very same and has seen nothing yet: it is shown again instead of another.
-- row: InvoiceRow
select invoice_columns(i) from invoices i
where i.member_id = :member_id and i.purpose = :purpose and i.state = 'open' and i.arrived = 0 and i.problem is null
  and i.amount = :amount and i.genesis = :genesis and i.mint = :mint and i.to_address = :to_address
  and i.subject_id is not distinct from :subject_id? and i.created_at > :since
order by i.id desc limit 1;

-- name: countOpenInvoices :one
-- for: the member
select count(*)::int as "open!" from invoices where member_id = :member_id and settled_at is null;

-- name: selectOwnInvoice :maybe
-- for: the member
-- row: InvoiceRow
select invoice_columns(i) from invoices i where i.id = :id and i.member_id = :member_id;

-- name: selectOwnInvoices :many
-- for: the member
-- Those of one purpose that something arrived for.
-- row: InvoiceRow
select invoice_columns(i) from invoices i
where i.member_id = :member_id and i.purpose = :purpose and i.arrived > 0 and i.id < :before order by i.id desc limit :limit;

-- name: selectInvoice :maybe
-- row: InvoiceRow
select invoice_columns(i) from invoices i where i.id = :id;

-- name: lockInvoice :maybe
-- row: InvoiceRow
select invoice_columns(i) from invoices i where i.id = :id for update;

-- name: selectSeen :many
-- Of these transactions, those that this invoice was told of before.
select p.signature from invoice_payments p
where p.invoice_id = :invoice_id and p.genesis = :genesis and p.signature = any(:signatures::text[]);

-- name: insertPayment :maybe
-- Nothing: it has paid for something already.
insert into invoice_payments (signature, genesis, invoice_id, amount, payer, seen_at)
values (:signature, :genesis, :invoice_id, :amount, :payer, :now) on conflict do nothing returning signature;

-- name: selectPayer :maybe
-- for: the program itself
-- Who has paid the most of it.
select p.payer as "payer!" from invoice_payments p where p.invoice_id = :invoice_id and p.amount > 0 and p.payer is not null
group by p.payer order by sum(p.amount) desc, p.payer limit 1;

-- name: updateArrived :exec
update invoices set arrived = :arrived, problem = :problem? where id = :id;

-- name: updateInvoiceState :exec
update invoices set state = :state, settled_at = :now! where id = :id and state = 'open';

-- name: lookForOpen :exec
-- Those of this network that nobody looks for any more.
enqueue_jobs('invoices.look', select i.id::text as key, null::text as lane, null::uuid as member_id, '{}'::jsonb as payload, :now::timestamptz as due_at
  from invoices i where i.genesis = :genesis and i.settled_at is null
  and not exists (select 1 from jobs j where j.kind = 'invoices.look' and j.key = i.id::text and j.failed_at is null));

-- name: exportInvoices :many
select purpose, subject_id, genesis, mint, amount, arrived, to_address, reference, state, problem, created_at, expires_at,
  settled_at from invoices where member_id = :member_id order by id;

-- name: letInvoicesGo :exec
-- What a transaction has paid for stays known: it pays for nothing else.
update invoices set member_id = null, subject_id = null where member_id = :member_id;
