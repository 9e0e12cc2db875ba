-- Credit has two parts. What was granted (a welcome, a daily claim, a reward that nobody paid for) moves among members and
-- never leaves this server; what came in from a wallet is withdrawable, and stays so at whoever it is given to. Of each
-- balance and each entry `withdrawable` is the second part.
--
-- Every movement of a released ledger began as a grant: there was no way in from outside. Replayed by the rule that spending
-- takes granted credit first and that a part keeps its kind, all of it is granted, so the zeroes below are that replay
-- (server/src/ledger/parts.test.ts plays a released ledger through).
alter table accounts add column withdrawable bigint not null default 0;
alter table entries add column withdrawable bigint not null default 0;

-- What is held until the network has said whether a withdrawal arrived: an account of its own, opened on first need.
alter table accounts drop constraint accounts_kind_check;
alter table accounts add constraint accounts_kind_check check (kind in ('treasury', 'held', 'member', 'closed'));
create unique index accounts_held on accounts (unit) where kind = 'held';

alter table accounts add constraint accounts_parts
  check (kind = 'treasury' or (withdrawable >= 0 and withdrawable <= balance));
alter table entries add constraint entries_parts
  check (abs(withdrawable) <= abs(amount) and sign(withdrawable) * sign(amount) >= 0);

alter table transfers drop constraint transfers_kind_check;
alter table transfers add constraint transfers_kind_check check (kind in (
  'welcome', 'gift', 'closing', 'referral', 'verification', 'superchat', 'taken_back',
  'transfer', 'claim', 'withdrawal', 'withdrawn', 'withdrawal_returned', 'deposit', 'ticket', 'ticket_refund'
));

-- WGM that one member sends to another, with words. The transfer behind it is in the ledger.
-- One that was said in a conversation has the id of its message.
create table credit_sends (
  id uuid primary key,
  sender_id uuid not null references members (id) on delete cascade,
  receiver_id uuid not null references members (id) on delete cascade,
  amount bigint not null check (amount > 0),
  words text,
  transfer_id uuid not null references transfers (id),
  in_chat boolean not null,
  created_at timestamptz not null
);
create unique index credit_sends_transfer on credit_sends (transfer_id);
create index credit_sends_sender on credit_sends (sender_id);
create index credit_sends_receiver on credit_sends (receiver_id);

-- Of a message that brings credit: how much. It stays when the words are gone.
alter table messages add column credit bigint check (credit > 0);
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check
  check (kind in ('text', 'media', 'voice', 'poll', 'credit', 'system'));
