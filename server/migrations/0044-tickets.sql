-- Tickets to scheduled streams. What was paid for one is held until the stream has happened, or goes back.
create table ticket_sales (
  -- Of a stream that may be gone: whoever has a ticket to it still has to get back what they paid.
  stream_id uuid primary key,
  -- Null: they have gone.
  host_id uuid references members (id) on delete set null,
  -- As they were when the sale was set up: the stream may be gone.
  title text not null,
  scheduled_for timestamptz not null,
  unit text not null check (unit in ('WGM', 'WGR')),
  -- In smallest units.
  price bigint not null check (price > 0),
  decimals int not null check (decimals >= 0),
  -- Null: as many as want one.
  seats int check (seats > 0),
  sold int not null default 0 check (sold >= 0),
  -- Of a sale for tokens: which, and where they go in the end.
  genesis text,
  mint text,
  host_address text,
  state text not null default 'open' check (state in ('open', 'happened', 'off')),
  created_at timestamptz not null,
  settled_at timestamptz,
  check (sold <= seats),
  check (unit = 'WGM' or (genesis is not null and mint is not null))
);
create index ticket_sales_host on ticket_sales (host_id);
create index ticket_sales_open on ticket_sales (stream_id) where state = 'open';

-- The right to enter. One for each member and stream.
create table stream_tickets (
  id uuid primary key,
  stream_id uuid not null references ticket_sales (stream_id) on delete cascade,
  -- Null: they have gone.
  member_id uuid references members (id) on delete set null,
  unit text not null check (unit in ('WGM', 'WGR')),
  price bigint not null check (price > 0),
  -- How it was paid.
  transfer_id uuid references transfers (id),
  invoice_id uuid unique references invoices (id),
  state text not null default 'held' check (state in ('held', 'paying', 'paid', 'refunding', 'refunded')),
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((unit = 'WGM') = (transfer_id is not null)),
  check ((unit = 'WGR') = (invoice_id is not null))
);
create unique index stream_tickets_one on stream_tickets (stream_id, member_id);
create index stream_tickets_member on stream_tickets (member_id, id desc);
create index stream_tickets_transfer on stream_tickets (transfer_id);
create index stream_tickets_held on stream_tickets (id) where state = 'held';

-- What the ticket key does on the network: pays a host, pays a buyer back, returns what nobody asked for, makes a receipt.
create table ticket_orders (
  id uuid primary key,
  what text not null check (what in ('payout', 'refund', 'return', 'receipt')),
  -- Null: it was returned without one.
  ticket_id uuid references stream_tickets (id) on delete cascade,
  member_id uuid references members (id) on delete set null,
  -- One for each key. Another try of what has failed has another.
  key text not null unique,
  genesis text not null,
  mint text not null,
  address text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index ticket_orders_ticket on ticket_orders (ticket_id, what);
create index ticket_orders_member on ticket_orders (member_id);
create index ticket_orders_receipt on ticket_orders (mint) where what = 'receipt';

-- Whose account it left: that is where it goes back to.
alter table invoice_payments add column payer text;
