import type { Db, MemberId } from '#kernel';
import { fillEmptyAvatar, takeBadges, updateFields, type Member, type TakeBadgesRow } from './changes.gen.ts';
import { insertOne, lockPair } from './members.gen.ts';

type Draft = Parameters<typeof insertOne>[1];
type Needed = 'id' | 'username' | 'displayName' | 'createdAt' | 'updatedAt';
export type NewMember = Pick<Draft, Needed> & Partial<Draft>;

const UNKNOWN: Omit<Draft, Needed> = {
  email: null,
  emailVerifiedAt: null,
  bio: null,
  avatarUrl: null,
  verified: false,
  verifiedBy: null,
  signupNumber: null,
  invitedBy: null,
  twitterId: null,
  twitterUsername: null,
  twitterLink: null,
  twitterFollowersCount: null,
  host: null,
  demo: false,
};

/** null when a unique rule (handle, e-mail, X id) stands in the way; which one, the caller asks. */
export const insertMember = async (db: Db, member: NewMember): Promise<Member | null> =>
  (await insertOne(db, { ...UNKNOWN, ...member })) ?? null;

/** Until the end of the transaction. */
export const lockMembers = async (tx: Db, memberId: MemberId, otherId: MemberId): Promise<void> => {
  await lockPair(tx, { memberId, otherId });
};

/** What its owner changes; only what is given. */
export type ProfileChange = Partial<Pick<Member, Exclude<keyof FieldChange, 'fields' | 'memberId' | 'now'>>>;
type FieldChange = Parameters<typeof updateFields>[1];

const UNCHANGED = {
  displayName: null,
  avatarUrl: null,
  bio: null,
  twitterLink: null,
  discordLink: null,
  telegramLink: null,
  bannerUrl: null,
  website: null,
  showsLikes: null,
  creatorCategory: null,
  private: null,
} satisfies Record<keyof ProfileChange, null>;

export const updateProfile = async (
  db: Db,
  memberId: MemberId,
  change: ProfileChange,
  now: Date,
): Promise<Member | null> => {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const fields = given.map(([name]) => name);
  return (await updateFields(db, { ...UNCHANGED, ...change, fields, memberId, now })) ?? null;
};

/** False when the member has a picture already. */
export const fillAvatar = async (db: Db, memberId: MemberId, avatarUrl: string): Promise<boolean> =>
  (await fillEmptyAvatar(db, { memberId, avatarUrl })) > 0;

/** D29. Names that are reserved have their @ and no underscores. */
export const updateResting = (
  tx: Db,
  needsProof: boolean,
  reservedNames: readonly string[],
  operators: readonly string[],
): Promise<TakeBadgesRow[]> => takeBadges(tx, { needsProof, reservedNames, operators });
