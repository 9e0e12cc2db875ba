import { WARNING_MAX } from '@wagram/contract/posts';
import { cleanLine, cleanLines } from '#kernel';
import { selectMemberById } from '#members';
import type { DistantWords } from '#posts';
import { bareHandle } from '@wagram/contract/members';
import { fromHtml } from '../documents/from-html.ts';
import type { Note } from '../documents/read-note.ts';
import type { FederationApp } from '../state.ts';

/** Longer than anybody reads; what others allow themselves is cut there. */
const WORDS_MAX = 5_000;

interface KnownName {
  readonly host: string;
  readonly uri: string;
  /** What stands after the @ there, without a host. */
  readonly there: string;
  /** What stands after the @ here. */
  readonly here: string;
}

/** Those whom a note names: ours by their handle, others with their host. */
const namesIn = async ({ db, addresses }: FederationApp, note: Note): Promise<KnownName[]> => {
  const names: KnownName[] = [];
  for (const { uri, name } of note.mentions) {
    const own = addresses.read(uri);
    const member = own?.kind === 'member' ? await selectMemberById(db, own.id) : null;
    const [there = ''] = name.split('@');
    if (own !== null && member === null) continue;
    names.push({ uri, there, host: new URL(uri).host, here: member === null ? name : bareHandle(member.username) });
  }
  return names;
};

/** What somebody says elsewhere, as it is said here. Null: there is nothing to read in it. */
export const wordsOf = async (app: FederationApp, note: Note): Promise<DistantWords | null> => {
  const names = await namesIn(app, note);
  // A link to somebody leads to their page, which is not what they are called by: their host and their name tell.
  const findName = (href: string, words: string): string | null => {
    const bare = words.replace(/^@/, '').split('@', 1)[0]?.toLowerCase() ?? '';
    const host = URL.canParse(href) ? new URL(href).host : '';
    const found = names.find(
      (one) => one.uri === href || (words.startsWith('@') && one.host === host && one.there === bare),
    );
    return found?.here ?? null;
  };
  const { text, facets } = fromHtml(note.html, findName);
  const cut = text.slice(0, WORDS_MAX).replace(/[\uD800-\uDBFF]$/, '');
  if (cleanLines(cut) === null) return null;
  const warning = note.warning === null ? null : (cleanLine(note.warning) ?? '…').slice(0, WARNING_MAX);
  return { content: cut, facets: facets.filter(({ end }) => end <= cut.length), warning };
};
