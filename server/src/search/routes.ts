import { namesIn, parseSearch, searchCalls, type FoundTag } from '@wagram/contract/search';
import { route, type Db, type App, type MemberId } from '#kernel';
import { findMembers } from './members.ts';
import { findPosts } from './posts.ts';
import { beginningWith } from './parse-query.ts';
import { selectTags } from './tags.gen.ts';

const findTags = async (db: Db, viewerId: MemberId | null, q: string, limit: number): Promise<FoundTag[]> => {
  const tag = q.trim().toLowerCase().normalize('NFC').replace(/^#/, '');
  if (!/^[\p{L}\p{M}\p{N}_]+$/u.test(tag)) return [];
  return selectTags(db, { viewer: viewerId, ...beginningWith(tag), tag, count: limit });
};

export const searchRoutes = (app: App): void => {
  route(app, searchCalls.search, async ({ input, viewer, reading: db }) => {
    const viewerId = viewer?.memberId ?? null;
    if (input.type === 'posts') return findPosts(db, viewerId, input.q, input);
    const q = namesIn(parseSearch(input.q));
    if (input.type === 'tags') return { tags: await findTags(db, viewerId, q, input.limit) };
    return { users: await findMembers(db, viewerId, { ...input, q }) };
  });

  route(app, searchCalls.searchUsers, async ({ input, viewer, reading }) => ({
    users: await findMembers(reading, viewer?.memberId ?? null, { ...input, except: input.exclude_user }),
  }));
};
