import { statement } from '#kernel';
import { madeByRuler } from './makers.ts';

export interface InviteRow {
  code: string;
  maker: string | null;
  needs_approval: boolean;
  uses: number;
  max_uses: number | null;
  expires_at: Date | null;
  created_at: Date;
}

const IS_OPEN = '(i.expires_at is null or i.expires_at > $2) and (i.max_uses is null or i.uses < i.max_uses)';
const LEADS_IN = `${IS_OPEN} and ${madeByRuler('i')}`;

/** $1 code, $2 now. One use of it, if there is one left, however many come at once. */
export const takeInvite = statement<{ needs_approval: boolean }>(
  'group_invite_take',
  `update group_invites i set uses = uses + 1 where code = $1 and ${LEADS_IN} returning needs_approval`,
);

export const selectInviteGroup = statement<{ conversation_id: string }>(
  'group_invite_group',
  'select conversation_id from group_invites where code = $1',
);

/** $1 code, $2 group, $3 by whom, $4 needs approval, $5 uses, $6 until when, $7 now. */
export const insertInvite = statement(
  'group_invite_insert',
  `insert into group_invites (code, conversation_id, made_by, needs_approval, max_uses, expires_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

/** $1 group, $2 now. */
export const selectInvites = statement<InviteRow>(
  'group_invite_list',
  `select i.code, m.username as maker, i.needs_approval, i.uses, i.max_uses, i.expires_at, i.created_at
   from group_invites i left join members m on m.id = i.made_by
   where i.conversation_id = $1 and ${LEADS_IN} order by i.created_at desc, i.code`,
);

/** $1 group, $2 code. */
export const deleteInvite = statement<{ code: string }>(
  'group_invite_delete',
  'delete from group_invites where conversation_id = $1 and code = $2 returning code',
);

/** What has been used up makes room; an account that was switched off may come back. $1 group, $2 now. */
export const deleteDeadInvites = statement(
  'group_invite_forget',
  `delete from group_invites i where conversation_id = $1 and not (${IS_OPEN})`,
);
