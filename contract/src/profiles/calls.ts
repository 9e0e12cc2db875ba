import * as z from 'zod/mini';
import { defineCall, idOf, nextCursor, pageInput, type MemberId, type PostId } from '#kernel';
import { mediaErrors } from '#media';
import { creatorCategory, ownProfileView } from '#members';
import { postView } from '#posts';
import { profileErrors } from './errors.ts';
import { bio, displayName, link } from './fields.ts';
import { replyView, visitedProfile } from './views.ts';

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
  // A picture is kept as media, and refused as that.
  errors: { ...mediaErrors, ...errors },
  bodyLimit: BODY_LIMIT,
  input: z.object({
    userId: z.optional(idOf<MemberId>()),
    displayName,
    bio,
    avatar_url: z.optional(z.nullable(z.string().check(z.maxLength(BODY_LIMIT)))),
    twitter_link: link,
    discord_link: link,
    telegram_link: link,
    website: link,
    /** The address of an upload of one’s own. */
    banner_url: z.optional(z.nullable(z.string().check(z.maxLength(2_048)))),
    shows_likes: z.optional(z.boolean()),
    /** Chosen by the member; null or an empty text clears it. */
    creator_category: z.optional(z.nullable(z.union([z.literal(''), creatorCategory]))),
    private: z.optional(z.boolean()),
  }),
  reply: z.object({ profile: ownProfileView }),
});

/** SOC-01: done or skipped, it does not come again. */
export const finishWelcome = defineCall({
  method: 'POST',
  path: '/api/welcome',
  summary: 'The member has been welcomed, or has skipped it',
  for: 'member',
  actor: 'userId',
  errors,
  input: z.object({ userId: z.optional(idOf<MemberId>()) }),
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
  reply: z.object({
    user: visitedProfile,
    posts: z.array(postView),
    next_cursor: nextCursor,
    /** SOC-07: stands above the others, while this viewer may see it. */
    pinned: z.nullable(postView),
  }),
});

/** SOC-07: somebody else’s likes are shown if they want it; nobody learns from the answer whether there are any. */
export const listProfilePosts = defineCall({
  method: 'GET',
  path: '/api/user-profile/posts',
  summary: 'A member’s posts with a picture or a video, or the posts they like, newest posts first',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ member_id: idOf<MemberId>(), tab: z.enum(['media', 'likes']), ...pageInput }),
  reply: z.object({ posts: z.array(postView), next_cursor: nextCursor }),
});

export const listProfileReplies = defineCall({
  method: 'GET',
  path: '/api/user-profile/replies',
  summary: 'What a member answered under posts that the viewer may see, newest first',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ member_id: idOf<MemberId>(), ...pageInput }),
  reply: z.object({ replies: z.array(replyView), next_cursor: nextCursor }),
});

export const pinPost = defineCall({
  method: 'POST',
  path: '/api/pinned-post',
  summary: 'Let a post of one’s own stand above the others of the profile; null takes it off',
  for: 'member',
  actor: 'userId',
  errors,
  input: z.object({ userId: z.optional(idOf<MemberId>()), post_id: z.nullable(idOf<PostId>()) }),
  reply: z.object({ profile: ownProfileView }),
});
