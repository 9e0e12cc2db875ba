import {
  atHandle,
  bareHandle,
  DISPLAY_NAME_MAX,
  HANDLE_MAX,
  HANDLE_MIN,
  VERIFIED_SIGNUPS,
  type MemberEvent,
} from '@wagram/contract/members';
import { newId, nextNumber, publish, type Db, type MemberId } from '#kernel';
import { insertMember, type NewMember } from './change.ts';
import { findHandlesLike, selectMemberByHandle } from './find.ts';
import type { Member } from './members.gen.ts';

export interface MemberDraft {
  handle: string;
  displayName?: string | null;
  email?: string | null;
  emailVerifiedAt?: Date | null;
  bio?: string | null;
  avatarUrl?: string | null;
  /** Handle of the member whose invitation they followed. */
  invitedByHandle?: string | null;
  /** D29: the badge of the first ones waits until they have proved who they are. */
  awaitsProof?: boolean;
  x?: { id: string; username: string; verified: boolean; followersCount: number | null };
}

/** One of the first, whatever became of their badge since. */
export const isEarly = (signupNumber: number | null): boolean =>
  signupNumber !== null && signupNumber <= VERIFIED_SIGNUPS;

/** A new member with the next sign-up number; the first ones are verified in the same transaction. null when a name is taken. */
export const createMember = async (tx: Db, draft: MemberDraft, now: Date): Promise<Member | null> => {
  const inviter = draft.invitedByHandle == null ? null : await selectMemberByHandle(tx, draft.invitedByHandle);
  const signupNumber = await nextNumber(tx, 'signup');
  const early = isEarly(signupNumber) && draft.awaitsProof !== true;
  const member: NewMember = {
    id: newId(),
    username: atHandle(draft.handle),
    displayName: (draft.displayName?.trim() || bareHandle(draft.handle)).slice(0, DISPLAY_NAME_MAX),
    email: draft.email ?? null,
    emailVerifiedAt: draft.emailVerifiedAt ?? null,
    bio: draft.bio ?? null,
    avatarUrl: draft.avatarUrl ?? null,
    verified: early || draft.x?.verified === true,
    // D24: the badge says where it comes from; X's word weighs more than an early arrival.
    verifiedBy: draft.x?.verified === true ? 'x' : early ? 'early' : null,
    signupNumber,
    invitedBy: inviter?.id ?? null,
    ...(draft.x === undefined
      ? {}
      : {
          twitterId: draft.x.id,
          twitterUsername: draft.x.username,
          twitterLink: `https://x.com/${draft.x.username}`,
          twitterFollowersCount: draft.x.followersCount,
        }),
    createdAt: now,
    updatedAt: now,
  };
  const made = await insertMember(tx, member);
  if (made !== null && inviter !== null) await publish(tx, invited(made, inviter.id));
  return made;
};

const invited = ({ id, createdAt }: Member, inviterId: MemberId): MemberEvent => ({
  name: 'member.invited',
  payload: { memberId: id, inviterId, joinedAt: createdAt.toISOString() },
});

export const identified = (memberId: MemberId): MemberEvent => ({ name: 'member.identified', payload: { memberId } });

/** A handle made of somebody's name elsewhere that nobody has here: name, name_2, name_3 and so on. */
export const freeHandle = async (
  db: Db,
  preferred: string,
  isReserved: (handle: string) => boolean,
): Promise<string> => {
  const clean = preferred
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_]/g, '')
    .slice(0, HANDLE_MAX - 5);
  const base = clean.length >= HANDLE_MIN ? clean : `member_${clean}`.replace(/_$/, '');
  const taken = new Set(await findHandlesLike(db, base));
  const isFree = (handle: string): boolean => !taken.has(handle.toLowerCase()) && !isReserved(handle);
  if (isFree(base)) return base;
  for (let suffix = 2; ; suffix += 1) {
    const handle = `${base}_${suffix}`;
    if (isFree(handle)) return handle;
  }
};
