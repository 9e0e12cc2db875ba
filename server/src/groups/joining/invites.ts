import { randomBytes } from 'node:crypto';
import { groupErrors, INVITES_MAX, type GroupInvite } from '@wagram/contract/groups';
import { fail, type ConversationId, type Db, type App, type KeepReply, type MemberId } from '#kernel';
import { getOwnGroup, whileRuling } from '../access.ts';
import { selectInvited } from '../groups.gen.ts';
import { deleteDeadInvites, deleteInvite, insertInvite, selectInvites, type InviteRow } from '../tools.gen.ts';
import { toGroupCard } from '../view.ts';

const HOUR_MS = 3_600_000;
/** 96 bits: short enough for an address, too many to try. */
const CODE_BYTES = 12;

const toInvite = (row: InviteRow): GroupInvite => ({
  code: row.code,
  made_by: row.maker,
  needs_approval: row.needs_approval,
  uses: row.uses,
  max_uses: row.max_uses,
  expires_at: row.expires_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** What somebody sees who was sent a link. One that leads nowhere any more is like one that never was. */
export const readInvite = async (db: Db, viewerId: MemberId | null, code: string, now: Date) => {
  const row = await selectInvited(db, { viewer: viewerId, code, now });
  if (row === undefined) fail(groupErrors, 'invite_not_found');
  return {
    group: toGroupCard(row),
    needs_approval: row.needs_approval,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
};

export const listInvites = async (
  db: Db,
  viewerId: MemberId,
  groupId: ConversationId,
  now: Date,
): Promise<GroupInvite[]> => {
  await getOwnGroup(db, viewerId, groupId, 'admin');
  return (await selectInvites(db, { groupId, now })).map(toInvite);
};

export interface InviteOptions {
  hours?: number | null | undefined;
  max_uses?: number | null | undefined;
  needs_approval?: boolean | undefined;
}

export const createInvite = async (
  app: App,
  viewerId: MemberId,
  groupId: ConversationId,
  options: InviteOptions,
  now: Date,
  keepReply: KeepReply,
): Promise<{ invite: GroupInvite }> => {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = options.hours == null ? null : new Date(now.getTime() + options.hours * HOUR_MS);
  return whileRuling(app, viewerId, groupId, 'admin', async (tx, group) => {
    await deleteDeadInvites(tx, { groupId, now });
    if ((await selectInvites(tx, { groupId, now })).length >= INVITES_MAX) fail(groupErrors, 'too_many_invites');
    const needsApproval = options.needs_approval ?? group.privacy === 'private';
    const maxUses = options.max_uses ?? null;
    await insertInvite(tx, { code, groupId, madeBy: viewerId, needsApproval, maxUses, expiresAt, now });
    const made = (await selectInvites(tx, { groupId, now })).find((row) => row.code === code);
    if (made === undefined) fail(groupErrors, 'invite_not_found');
    return keepReply(tx, { invite: toInvite(made) });
  });
};

export const revokeInvite = (app: App, viewerId: MemberId, groupId: ConversationId, code: string): Promise<void> =>
  whileRuling(app, viewerId, groupId, 'admin', async (tx) => {
    if ((await deleteInvite(tx, { groupId, code })) === 0) fail(groupErrors, 'invite_not_found');
  });
