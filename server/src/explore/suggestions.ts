import { exploreErrors, type SuggestionReason, type SuggestionView } from '@wagram/contract/explore';
import { fail, type Db, type MemberId } from '#kernel';
import { toMemberCard } from '#members';
import { deleteDismissal, insertDismissal, selectSuggestions, type SelectSuggestionsRow } from './suggestions.gen.ts';

const reasonOf = ({ friends, friends_count: count, tag }: SelectSuggestionsRow): SuggestionReason => {
  if (count > 0) return { kind: 'friends', names: friends, count };
  return tag === null ? { kind: 'popular' } : { kind: 'topic', tag };
};

/** SOC-15: whom the viewer could follow, the nearest first. */
export const listSuggestions = async (db: Db, viewerId: MemberId | null, limit: number): Promise<SuggestionView[]> =>
  (await selectSuggestions(db, { viewer: viewerId, limit })).map((row) => ({
    ...toMemberCard(row),
    bio: row.bio,
    follows_you: row.follows_you,
    reason: reasonOf(row),
  }));

export const dismissSuggestion = async (db: Db, memberId: MemberId, dismissedId: MemberId, now: Date) => {
  const isKnown = memberId !== dismissedId && (await insertDismissal(db, { memberId, dismissedId, now })) !== undefined;
  if (!isKnown) fail(exploreErrors, 'member_not_found');
  return { dismissed: true };
};

export const restoreSuggestion = async (db: Db, memberId: MemberId, dismissedId: MemberId) => {
  await deleteDismissal(db, { memberId, dismissedId });
  return { dismissed: false };
};
