import * as z from 'zod/mini';
import { defineCall, kernelErrors, nextCursor, pageInput, textUpTo } from '#kernel';
import { postView } from '#posts';
import { topicView } from '#trending';
import { EXPLORE_FILTERS, EXPLORE_WORDS_MAX } from './filters.ts';
import { communityView, creatorView } from './views.ts';

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
