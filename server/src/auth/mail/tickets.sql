-- Anything that may be used once and dies soon: links in mails, codes, challenges. The database keeps the hash of the secret.

-- macro: is_live_ticket()
kind = :kind and secret_hash = :secret_hash and expires_at > :now

-- name: insertTicket :exec
insert into tickets (id, kind, secret_hash, member_id, data, expires_at)
values (:id, :kind, :secret_hash, :member_id, :data, :expires_at);

-- name: deleteOldTickets :exec
delete from tickets where expires_at < :before;

-- name: selectTicket :maybe
-- Looks without using it up.
-- row: Ticket
select member_id, data, expires_at from tickets where is_live_ticket();

-- name: deleteTicket :maybe
-- Uses it up: of any number of takers at once, one gets it.
-- row: Ticket
delete from tickets where is_live_ticket() returning member_id, data, expires_at;

-- name: deleteTicketsOf :many
-- row: Ticket
delete from tickets where kind = :kind and member_id = :member_id! returning member_id, data, expires_at;

-- name: countTicketTry :maybe
-- One try at the code that belongs to it. No row when its tries are spent.
-- row: Ticket
update tickets set tries = tries + 1 where is_live_ticket() and tries < :max_tries returning member_id, data, expires_at;

-- name: selectSharedCode :maybe
-- The last code that was sent to a number, and not to a device that is known for it.
select data ->> 'mark' as "mark!", expires_at from tickets
where kind = 'phone' and data ->> 'phone' = :phone::text and data ->> 'known' is null and expires_at > :now
order by expires_at desc, id desc limit 1;

-- name: deleteCode :exec
-- A code works once, whichever of its challenges it came with.
delete from tickets where kind = 'phone' and data ->> 'mark' = :mark::text;
