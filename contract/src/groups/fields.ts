import * as z from 'zod/mini';
import { textUpTo } from '#kernel';
import {
  BLOCKED_WORD_MAX,
  BLOCKED_WORDS_MAX,
  GROUP_CATEGORIES,
  GROUP_DESCRIPTION_MAX,
  GROUP_NAME_MAX,
  GROUP_TAG_MAX,
  GROUP_TAGS_MAX,
  GROUP_TOGGLES,
  MEMBER_LIMIT_DEFAULT,
  MEMBER_LIMITS,
  SLOW_SECONDS,
  SLOW_SECONDS_DEFAULT,
} from './limits.ts';
import { groupPrivacy } from './views.ts';

const name = textUpTo(GROUP_NAME_MAX, `A name has at most ${GROUP_NAME_MAX} characters`).check(
  z.refine((text) => text.trim() !== '', 'Give it a name'),
);
const description = textUpTo(GROUP_DESCRIPTION_MAX, `A description has at most ${GROUP_DESCRIPTION_MAX} characters`);
const tags = z
  .array(textUpTo(GROUP_TAG_MAX, `A tag has at most ${GROUP_TAG_MAX} characters`))
  .check(z.maxLength(GROUP_TAGS_MAX, `There are at most ${GROUP_TAGS_MAX} tags`));
const words = z
  .array(textUpTo(BLOCKED_WORD_MAX, `A word has at most ${BLOCKED_WORD_MAX} characters`))
  .check(z.maxLength(BLOCKED_WORDS_MAX, `There are at most ${BLOCKED_WORDS_MAX} words`));
const category = z.enum(GROUP_CATEGORIES);
const memberLimit = z.literal(MEMBER_LIMITS, 'Choose one of the limits that are offered');
const slowSeconds = z.literal(SLOW_SECONDS, 'Choose one of the times that are offered');
/** Of our media store, uploaded by who sends it. */
const avatarUrl = z.optional(z.nullable(z.string().check(z.maxLength(2_048))));
const off = z.optional(z.boolean());

/** The draft of the wizard (GRP-02); a channel has no member limit, and only its admins write. */
export const draftFields = {
  name,
  description: z._default(description, ''),
  category: z._default(category, 'Technology'),
  tags: z._default(tags, []),
  memberLimit: z._default(memberLimit, MEMBER_LIMIT_DEFAULT),
  privacy: z._default(groupPrivacy, 'public'),
  mediaSharing: z._default(z.boolean(), GROUP_TOGGLES.mediaSharing),
  voiceMessages: z._default(z.boolean(), GROUP_TOGGLES.voiceMessages),
  pollsVoting: z._default(z.boolean(), GROUP_TOGGLES.pollsVoting),
  botIntegration: z._default(z.boolean(), GROUP_TOGGLES.botIntegration),
  autoModeration: z._default(z.boolean(), GROUP_TOGGLES.autoModeration),
  slowMode: z._default(z.boolean(), GROUP_TOGGLES.slowMode),
  messageApproval: z._default(z.boolean(), GROUP_TOGGLES.messageApproval),
  comments: z._default(z.boolean(), GROUP_TOGGLES.comments),
  slowSeconds: z._default(slowSeconds, SLOW_SECONDS_DEFAULT),
  words: z._default(words, []),
  avatar_url: avatarUrl,
};

/** The same to change them later: absent is unchanged; null or '' clears the picture and the description. */
export const groupFields = {
  name: z.optional(name),
  description: z.optional(description),
  category: z.optional(category),
  tags: z.optional(tags),
  memberLimit: z.optional(memberLimit),
  privacy: z.optional(groupPrivacy),
  mediaSharing: off,
  voiceMessages: off,
  pollsVoting: off,
  botIntegration: off,
  autoModeration: off,
  slowMode: off,
  messageApproval: off,
  comments: off,
  slowSeconds: z.optional(slowSeconds),
  words: z.optional(words),
  avatar_url: avatarUrl,
};
