import { bareHandle } from '@wagram/contract/members';
import type { FoundMember, FoundTag } from '@wagram/contract/search';
import { searchPath } from './search-path.ts';

/** One line of the open list: where it leads, and what is remembered when it is taken. */
export type SearchOption = { readonly to: string; readonly words: string } & (
  | { readonly kind: 'recent' }
  | { readonly kind: 'person'; readonly member: FoundMember }
  | { readonly kind: 'tag'; readonly tag: FoundTag }
  | { readonly kind: 'posts' }
);

const personPath = (username: string): string => `/user/${encodeURIComponent(bareHandle(username))}`;

/** A person who was visited is visited again; everything else is searched for again. */
export const recentOption = (words: string): SearchOption => ({
  kind: 'recent',
  words,
  to: /^@[A-Za-z0-9_]+$/.test(words) ? personPath(words) : searchPath(words),
});

export const optionsFor = (
  words: string,
  found: { readonly people: readonly FoundMember[]; readonly tags: readonly FoundTag[] },
): SearchOption[] => [
  ...found.people.map((member): SearchOption => ({
    kind: 'person',
    member,
    words: member.username,
    to: personPath(member.username),
  })),
  ...found.tags.map((tag): SearchOption => ({
    kind: 'tag',
    tag,
    words: `#${tag.tag}`,
    to: searchPath(`#${tag.tag}`, 'posts'),
  })),
  { kind: 'posts', words, to: searchPath(words, 'posts') },
];
