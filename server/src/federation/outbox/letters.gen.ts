// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type FederationLetterId, type MemberId } from '#kernel';

export const insertLetter = exec<{ id: FederationLetterId; memberId: MemberId; body: string; inboxes: readonly string[] | null; now: Date }>(
  'federation_insert_letter',
  `insert into federation_letters (id, member_id, body, inboxes, created_at)
values ($1, $2, $3, $4::text[], $5)`,
  (p) => [p.id, p.memberId, p.body, p.inboxes, p.now],
);

export interface TakeLettersRow {
  id: FederationLetterId;
  inboxes: string[];
}

/** Those that nobody has handed out yet; whoever takes them makes a job of each place they go to. */
export const takeLetters = many<void, TakeLettersRow>(
  'federation_take_letters',
  `update federation_letters set inboxes = null
from (
  select l.id, l.inboxes from federation_letters l where l.inboxes is not null order by l.id limit 50 for update skip locked
) new
where federation_letters.id = new.id
returning new.id, new.inboxes as inboxes`,
  () => [],
);

export interface SelectLetterRow {
  member_id: MemberId;
  body: string;
}

export const selectLetter = maybe<{ id: FederationLetterId }, SelectLetterRow>(
  'federation_select_letter',
  `select member_id, body from federation_letters where id = $1`,
  (p) => [p.id],
);

export const deleteOldLetters = exec<{ before: Date }>(
  'federation_delete_old_letters',
  `delete from federation_letters where ctid = any(array(
  select ctid from federation_letters where created_at < $1 and inboxes is null order by created_at limit 10000
))`,
  (p) => [p.before],
);

export interface SelectFollowerInboxesRow {
  inbox: string;
}

/** Where those who follow somebody from elsewhere read: once for each server that has one place for all. */
export const selectFollowerInboxes = many<{ memberId: MemberId }, SelectFollowerInboxesRow>(
  'federation_select_follower_inboxes',
  `select distinct coalesce(a.shared_inbox, a.inbox) as inbox
from follows f join federation_actors a on a.member_id = f.follower_id
where f.following_id = $1 and f.away`,
  (p) => [p.memberId],
);

export interface SelectHeardElsewhereRow {
  id: MemberId;
}

/** Of members who did something, those whom somebody elsewhere follows and who may be spoken of there; of those to whom it was done, those who are elsewhere. */
export const selectHeardElsewhere = many<{ by: readonly MemberId[]; doneTo: readonly MemberId[] }, SelectHeardElsewhereRow>(
  'federation_select_heard_elsewhere',
  `select m.id from members m
where m.id = any($1) and m.host is null and not m.private and not m.demo and m.state = 'active'
  and exists (select 1 from follows f where f.following_id = m.id and f.away)
union all select m.id from members m where m.id = any($2) and m.host is not null`,
  (p) => [p.by, p.doneTo],
);

export interface SelectElsewhereRow {
  id: MemberId;
}

export const selectElsewhere = many<{ memberIds: readonly MemberId[] }, SelectElsewhereRow>(
  'federation_select_elsewhere',
  `select id from members where id = any($1) and host is not null`,
  (p) => [p.memberIds],
);
