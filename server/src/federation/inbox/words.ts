import type { Facet } from '@wagram/contract/kernel';
import { MEDIA_ONLY_CONTENT, PICTURES_MAX, WARNING_MAX } from '@wagram/contract/posts';
import { cleanLine, cleanLines } from '#kernel';
import { selectMemberById } from '#members';
import type { DistantWords } from '#posts';
import { bareHandle } from '@wagram/contract/members';
import { fromHtml } from '../documents/from-html.ts';
import type { Note } from '../documents/read-note.ts';
import { findObject } from '../objects.ts';
import type { ActorRow } from '../peers/actors.gen.ts';
import type { FederationApp } from '../state.ts';
import { isQuietFor } from './quiet.ts';

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
const namesIn = async (app: FederationApp, from: ActorRow, note: Note): Promise<KnownName[]> => {
  const { db, addresses } = app;
  const names: KnownName[] = [];
  for (const { uri, name } of note.mentions) {
    const own = addresses.read(uri);
    const member = own?.kind === 'member' ? await selectMemberById(db, own.id) : null;
    const [there = ''] = name.split('@');
    if (own !== null && member === null) continue;
    if (member !== null && (await isQuietFor(app, from, member.id))) continue;
    names.push({ uri, there, host: new URL(uri).host, here: member === null ? name : bareHandle(member.username) });
  }
  return names;
};

/** What is not shown here is a line with its address. */
const withLinks = (
  text: string,
  facets: readonly Facet[],
  addresses: readonly string[],
): { content: string; facets: Facet[] } => {
  let content = text;
  const links: Facet[] = [];
  for (const value of addresses.filter((address) => address.startsWith('https://'))) {
    if (content.includes(value)) continue;
    content += content === '' ? '' : '\n';
    links.push({ start: content.length, end: content.length + value.length, kind: 'link', value });
    content += value;
  }
  return { content, facets: [...(text === '' ? [] : facets), ...links] };
};

/** Only a post shows what it quotes, and only what is kept here. */
const showsQuote = async (app: FederationApp, { quoted, inReplyTo }: Note): Promise<boolean> =>
  quoted !== null && inReplyTo === null && (await findObject(app, quoted))?.kind === 'post';

/** A poll is answered where it was asked: what can be chosen is read here, a line for each. */
const withChoices = (text: string, choices: readonly string[]): string =>
  [
    text,
    choices
      .flatMap((choice) => cleanLine(choice) ?? [])
      .map((choice) => `– ${choice}`)
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** What somebody says elsewhere, as it is said here. Null: there is nothing to read in it. */
export const wordsOf = async (app: FederationApp, from: ActorRow, note: Note): Promise<DistantWords | null> => {
  const names = await namesIn(app, from, note);
  // A link to somebody leads to their page, which is not what they are called by: their host and their name tell.
  const findName = (href: string, words: string): string | null => {
    const bare = words.replace(/^@/, '').split('@', 1)[0]?.toLowerCase() ?? '';
    const host = URL.canParse(href) ? new URL(href).host : '';
    const found = names.find(
      (one) => one.uri === href || (words.startsWith('@') && one.host === host && one.there === bare),
    );
    return found?.here ?? null;
  };
  const said = fromHtml(note.html, { findName, isQuoteShown: await showsQuote(app, note) });
  const cut = withChoices(said.text, note.choices)
    .slice(0, WORDS_MAX)
    .replace(/[\uD800-\uDBFF]$/, '');
  const facets = said.facets.filter(({ end }) => end <= cut.length);
  const poll = note.choices.length === 0 ? [] : [note.page];
  const links = [...note.pictures.slice(PICTURES_MAX).map(({ uri }) => uri), ...note.files, ...poll];
  const words = withLinks(cleanLines(cut) === null ? '' : cut, facets, links);
  if (words.content === '' && note.pictures.length === 0) return null;
  const warning = note.warning === null ? null : (cleanLine(note.warning) ?? '…').slice(0, WARNING_MAX);
  return { ...words, content: words.content || MEDIA_ONLY_CONTENT, warning };
};
