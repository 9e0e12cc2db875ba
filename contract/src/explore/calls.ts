import * as z from 'zod/mini';
import { defineCall, idOf, kernelErrors, nextCursor, pageInput, textUpTo, type MemberId } from '#kernel';
import { postView } from '#posts';
import { topicView } from '#trending';
import { EXPLORE_FILTERS, EXPLORE_WORDS_MAX } from './filters.ts';
import { exploreErrors } from './errors.ts';
import { communityView, creatorView, suggestionView } from './views.ts';

const errors = kernelErrors;
const q = z.optional(textUpTo(EXPLORE_WORDS_MAX, `A search has at most ${EXPLORE_WORDS_MAX} characters`));

// EXPL-01: each takes a filter of its row and the words of the search box.
export const explorePosts = defineCall({
  method: 'GET',
  path: '/api/explore/posts',
  summary:
    'Posts to discover: the week’s best and then everything, what trends today, the newest, or the most liked of the week',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ filter: z._default(z.enum(EXPLORE_FILTERS.posts), 'all'), q, ...pageInput }),
  reply: z.object({ posts: z.array(postView), next_cursor: nextCursor }),
});

export const exploreCommunities = defineCall({
  method: 'GET',
  path: '/api/explore/communities',
  summary: 'Public groups and channels, largest first; a filter finds its category or one of its tags',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ filter: z._default(z.enum(EXPLORE_FILTERS.communities), 'all'), q, ...pageInput }),
  reply: z.object({ communities: z.array(communityView), next_cursor: nextCursor }),
});

export const exploreCreators = defineCall({
  method: 'GET',
  path: '/api/explore/creators',
  summary: 'Members by the followers they gained and what their posts received in thirty days',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ filter: z._default(z.enum(EXPLORE_FILTERS.creators), 'all'), q, ...pageInput }),
  reply: z.object({ creators: z.array(creatorView), next_cursor: nextCursor }),
});

export const exploreTopics = defineCall({
  method: 'GET',
  path: '/api/explore/topics',
  summary: 'Hashtags of the last seven days, against the seven before',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ filter: z._default(z.enum(EXPLORE_FILTERS.topics), 'all'), q, ...pageInput }),
  reply: z.object({ topics: z.array(topicView), next_cursor: nextCursor }),
});

/** So many are told at most: whoever wants more follows some of them first. */
const SUGGESTIONS_MAX = 20;

/** SOC-15. */
export const suggestPeople = defineCall({
  method: 'GET',
  path: '/api/explore/people',
  summary: 'People to follow, each with the reason: followed by those one follows, of one’s hashtags, or popular here',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(SUGGESTIONS_MAX)), 5) }),
  reply: z.object({ people: z.array(suggestionView) }),
});

export const dismissal = z.object({ user_id: z.optional(idOf<MemberId>()), member_id: idOf<MemberId>() });

export const dismissSuggestion = defineCall({
  method: 'POST',
  path: '/api/explore/dismissed',
  summary: 'Do not suggest this member again',
  for: 'member',
  actor: 'user_id',
  errors: exploreErrors,
  input: dismissal,
  reply: z.object({ dismissed: z.boolean() }),
});

export const restoreSuggestion = defineCall({
  method: 'DELETE',
  path: '/api/explore/dismissed',
  summary: 'Let this member be suggested again',
  for: 'member',
  actor: 'user_id',
  errors: exploreErrors,
  input: dismissal,
  reply: z.object({ dismissed: z.boolean() }),
});
