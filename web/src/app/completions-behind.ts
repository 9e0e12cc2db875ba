import { bareHandle } from '@wagram/contract/members';
import { searchCalls } from '@wagram/contract/search';
import { ask } from '#kernel';
import type { CompletionSource } from '#writing';

const ASKED = 5;

export const findMembers: CompletionSource['findMembers'] = async (words, signal) => {
  const { users = [] } = await ask(searchCalls.search, { q: `@${words}`, type: 'users', limit: ASKED }, { signal });
  return users.map(({ id, username, displayName, avatar_url: avatarUrl }) => ({
    kind: 'member',
    id,
    name: displayName,
    handle: bareHandle(username),
    avatarUrl,
  }));
};

export const findTags: CompletionSource['findTags'] = async (words, signal) => {
  const { tags = [] } = await ask(searchCalls.search, { q: `#${words}`, type: 'tags', limit: ASKED }, { signal });
  return tags.map(({ tag }) => ({ kind: 'tag', tag }));
};
