import type { Facet } from '@wagram/contract/kernel';
import { atHandle, bareHandle } from '@wagram/contract/members';
import type { NamedPeople } from '../documents/note.ts';
import { selectNamed } from '../peers/actors.gen.ts';
import type { FederationApp } from '../state.ts';

interface Named {
  readonly people: NamedPeople;
  /** Of those who are elsewhere. */
  readonly inboxes: readonly string[];
}

/** Who is named in a text, as others know them. */
export const findNamed = async ({ db, addresses }: FederationApp, facets: readonly Facet[]): Promise<Named> => {
  const handles = facets.flatMap(({ kind, value }) => (kind === 'mention' ? [atHandle(value).toLowerCase()] : []));
  const rows = handles.length === 0 ? [] : await selectNamed(db, { handles });
  const people = new Map(
    rows.map(({ id, username, host, uri, url }) => {
      const bare = bareHandle(username);
      const isHere = host === null;
      const own = { uri: addresses.member(id), url: addresses.profile(username), name: `@${bare}@${addresses.host}` };
      return [bare.toLowerCase(), isHere ? own : { uri: uri ?? '', url: url ?? uri ?? '', name: username }];
    }),
  );
  return { people, inboxes: rows.flatMap(({ inbox }) => (inbox === null ? [] : [inbox])) };
};
