import { asId } from '@wagram/contract/kernel';
import type { OwnProfileView } from '@wagram/contract/members';
import type { VisitedProfile } from '@wagram/contract/profiles';

/** A person to test with: people('ana') reads as one. */
export const person = (name: string, change: Partial<OwnProfileView> = {}): OwnProfileView => ({
  id: asId(
    `00000000-0000-7000-8000-${name
      .padEnd(12, '0')
      .slice(0, 12)
      .replaceAll(/[^0-9a-f]/g, '0')}`,
  ),
  username: `@${name}`,
  displayName: name,
  avatar_url: null,
  bio: null,
  verified: false,
  badge: null,
  followers_count: 0,
  following_count: 0,
  posts_count: 0,
  twitter_id: null,
  twitter_username: null,
  twitter_link: null,
  twitter_followers_count: null,
  discord_link: null,
  telegram_link: null,
  creator_category: null,
  banner_url: null,
  website: null,
  shows_likes: false,
  pinned_post_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  email: `${name}@example.com`,
  email_verified: false,
  demo: false,
  state: 'active',
  operator: false,
  private: false,
  needs_welcome: false,
  ...change,
});

/** The same person as a visitor sees them. */
export const visited = (name: string, change: Partial<VisitedProfile> = {}): VisitedProfile => ({
  ...person(name),
  bio_facets: [],
  is_private: false,
  is_open: true,
  is_following: false,
  is_requested: false,
  follows_you: false,
  is_blocked: false,
  is_muted: false,
  can_be_paid: false,
  mutuals: [],
  mutuals_count: 0,
  ...change,
});
