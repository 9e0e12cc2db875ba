import * as z from 'zod/mini';
import { defineCall, idOf, nextCursor, pageInput, type MemberId } from '#kernel';
import { creatorCategory, ownProfileView } from '#members';
import { postView } from '#posts';
import { profileErrors } from './errors.ts';
import { bio, displayName, link } from './fields.ts';
import { visitedProfile } from './views.ts';

const errors = profileErrors;
/** The editor crops avatars to 512 px; a data URL is a third larger than its file. */
const BODY_LIMIT = 3_000_000;

/** PROF-03. `avatar_url` is a data URL (D9), or the address of an upload of one's own. */
export const updateProfile = defineCall({
  method: 'POST',
  path: '/api/update-profile',
  summary: 'Change one’s own profile; what is absent stays, null or an empty text clears',
  for: 'member',
  actor: 'userId',
  errors,
  bodyLimit: BODY_LIMIT,
  input: z.object({
    userId: z.optional(idOf<MemberId>()),
    displayName,
    bio,
    avatar_url: z.optional(z.nullable(z.string().check(z.maxLength(BODY_LIMIT)))),
    twitter_link: link,
    discord_link: link,
    telegram_link: link,
    /** Chosen by the member; null or an empty text clears it. */
    creator_category: z.optional(z.nullable(z.union([z.literal(''), creatorCategory]))),
    private: z.optional(z.boolean()),
  }),
  reply: z.object({ profile: ownProfileView }),
});

/** USER-03, D14: whoever is not there for this viewer is not found, whatever the reason. */
export const readProfile = defineCall({
  method: 'GET',
  path: '/api/user-profile',
  summary: 'A member and the first page of their posts; more of them at /api/posts',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ username: z.string().check(z.maxLength(200)), ...pageInput }),
  reply: z.object({ user: visitedProfile, posts: z.array(postView), next_cursor: nextCursor }),
});
