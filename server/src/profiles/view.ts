import type { MemberCard, ProfileView } from '@wagram/contract/members';
import type { VisitedProfile } from '@wagram/contract/profiles';
import { toMemberCard, toProfileView, type Member, type MemberCardRow } from '#members';
import { findFacets } from '#posts';
import type { Relation } from './profiles.gen.ts';

interface Mutuals {
  rows: readonly MemberCardRow[];
  total: number;
}

/** What stays of a member whom the viewer has blocked. A field that is new has to find its empty value below. */
type Kept = keyof MemberCard | 'created_at' | 'updated_at';

const NO_LINKS = {
  twitter_id: null,
  twitter_username: null,
  twitter_link: null,
  twitter_followers_count: null,
  discord_link: null,
  telegram_link: null,
  website: null,
  shows_likes: false,
  pinned_post_id: null,
};

const NO_FIGURES = {
  bio: null,
  banner_url: null,
  creator_category: null,
  followers_count: 0,
  following_count: 0,
  posts_count: 0,
} satisfies Omit<ProfileView, Kept | keyof typeof NO_LINKS>;

/** Whom the viewer has blocked is a name with a way to unblock; a private member's stranger gets name, bio and counts (D20). */
export const toVisitedProfile = (member: Member, relation: Relation, mutuals: Mutuals): VisitedProfile => {
  const { id: _, ...standing } = relation;
  return {
    ...toProfileView(member),
    ...(relation.is_open ? {} : NO_LINKS),
    ...(relation.is_blocked ? NO_FIGURES : {}),
    ...standing,
    bio_facets: relation.is_blocked || member.bio === null ? [] : findFacets(member.bio),
    mutuals: mutuals.rows.map(toMemberCard),
    mutuals_count: mutuals.total,
  };
};
