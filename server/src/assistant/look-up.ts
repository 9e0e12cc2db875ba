// D40: without a model the assistant looks things up. It finds what its viewer could find themselves, and says the rest.
import type { Piece } from '@wagram/contract/assistant';
import { english, type Language } from '@wagram/contract/kernel';
import { languageOfMember, type App, type MemberId } from '#kernel';
import { toPostView } from '#posts';
import { findMembers, findPosts } from '#search';
import { listRanked, listTopics, type Trending } from '#trending';
import {
  asksForGroups,
  asksForPeople,
  asksForTrends,
  asksForWriting,
  helpFor,
  subjectOf,
  type AskingWords,
  type HelpText,
} from './question.ts';
import { texts } from './texts.ts';

type Words = ReturnType<typeof texts>;

const askingOf = ({ asking }: Words): readonly AskingWords[] => [asking, texts(english).asking];

const POSTS = 4;
const PEOPLE = 5;
const GROUPS = 3;
const TOPICS = 6;
const QUOTE_MAX = 110;

/** What stands beside this room or above it, and is brought by whoever opens both. */
export interface Sources {
  readonly groups: (
    viewerId: MemberId | null,
    words: string,
    limit: number,
  ) => Promise<readonly { id: string; kind: string; name: string; members: number }[]>;
  readonly help: (language: Language) => readonly HelpText[];
  readonly rankings: Trending['rankings'];
}

interface Asker {
  readonly viewerId: MemberId | null;
  readonly language: Language;
}

/** Words of members, as one line that can be no link, no picture and no heading of ours. */
const plain = (text: string): string => {
  const flat = text
    .replaceAll(/https?:\/\/\S+/gi, '…')
    .replaceAll(/[[\]<>()*_`~|\\!]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return flat.length > QUOTE_MAX ? `${flat.slice(0, QUOTE_MAX).trimEnd()}…` : flat;
};

interface PostLine {
  readonly id: string;
  readonly username: string;
  readonly content: string;
}

const linkToPost =
  (words: Words) =>
  ({ id, username, content }: PostLine): string =>
    `- [${username}](/post/${id}): ${plain(content) || words.media}`;
const linkToMember = (username: string, text: string): string => `- [${username}](/user/${username.slice(1)}) ${text}`;
const section = (title: string, lines: readonly string[]): string => [title, '', ...lines].join('\n');

const trends = async (app: App, sources: Sources, { viewerId, language }: Asker, now: Date): Promise<string> => {
  const words = texts(language);
  await sources.rankings.ready();
  const [{ rows }, { topics }] = await Promise.all([
    listRanked(app.db, viewerId, '24h', { limit: POSTS }),
    listTopics(app.db, viewerId, { window: '24h', limit: TOPICS }, now),
  ]);
  if (rows.length === 0 && topics.length === 0) return words.quiet;
  const parts = [];
  if (topics.length > 0)
    parts.push(
      section(
        words.topics,
        topics.map(({ hashtag, id, people }) =>
          words.topic(`[${hashtag}](/search?q=%23${encodeURIComponent(id)})`, people),
        ),
      ),
    );
  if (rows.length > 0) parts.push(section(words.furthest, rows.map(toPostView).map(linkToPost(words))));
  return [...parts, words.moreTrending].join('\n\n');
};

/** All of the words first, then the longest of them alone: people ask in sentences. */
const postsAbout = async (app: App, viewerId: MemberId | null, words: readonly string[], limit: number) => {
  const tries = [words.join(' '), ...words.toSorted((a, b) => b.length - a.length).slice(0, 2)];
  for (const query of new Set(tries)) {
    const { posts } = await findPosts(app.db, viewerId, query, { limit });
    if (posts.length > 0) return posts;
  }
  return [];
};

const peopleFor = async (app: App, viewerId: MemberId | null, words: readonly string[]) => {
  const found = await Promise.all(words.slice(0, 2).map((q) => findMembers(app.db, viewerId, { q, limit: PEOPLE })));
  return [...new Map(found.flat().map((member) => [member.id, member])).values()].slice(0, PEOPLE);
};

const writersOf = (posts: readonly PostLine[], words: Words): string[] => {
  const counts = new Map<string, number>();
  for (const { username } of posts) counts.set(username, (counts.get(username) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, PEOPLE)
    .map(([username, count]) => linkToMember(username, words.withPosts(count)));
};

const found = async (app: App, sources: Sources, { viewerId, language }: Asker, question: string): Promise<string> => {
  const words = texts(language);
  const asking = askingOf(words);
  const asked = subjectOf(question, asking);
  const about = plain(asked.join(' '));
  const isAboutPeople = asksForPeople(question, asking);
  const [posts, people, groups] = await Promise.all([
    postsAbout(app, viewerId, asked, isAboutPeople ? 20 : POSTS),
    peopleFor(app, viewerId, asked),
    sources.groups(viewerId, asked[0] ?? '', GROUPS),
  ]);
  const parts = [];
  if (isAboutPeople && posts.length > 0) parts.push(section(words.writers(about), writersOf(posts, words)));
  if (people.length > 0)
    parts.push(
      section(
        words.members,
        people.map(({ username, displayName }) => linkToMember(username, plain(displayName))),
      ),
    );
  if (!isAboutPeople && posts.length > 0)
    parts.push(section(words.posts(about), posts.slice(0, POSTS).map(linkToPost(words))));
  if (groups.length > 0)
    parts.push(
      section(
        words.groups,
        groups.map(({ id, name, members }) => words.group(`[${plain(name)}](/group/${id})`, members)),
      ),
    );
  const ordered = asksForGroups(question, asking) ? parts.toReversed() : parts;
  if (ordered.length === 0) return `${words.nothing(about)} ${words.able}`;
  return [...ordered, words.everything(`/search?q=${encodeURIComponent(asked.join(' '))}`)].join('\n\n');
};

const answerTo = async (app: App, sources: Sources, asker: Asker, question: string, now: Date): Promise<string> => {
  const { language } = asker;
  const words = texts(language);
  const asking = askingOf(words);
  if (asksForWriting(question, asking)) return words.able;
  const help = helpFor(question, sources.help(language), asking) ?? helpFor(question, sources.help(english), asking);
  if (help !== null) {
    const way = help.to === undefined ? words.moreHelp : words.goThere(help.to);
    return `**${help.question}**\n\n${help.answer}\n\n${way}`;
  }
  if (subjectOf(question, asking).length > 0) return found(app, sources, asker, question);
  return asksForTrends(question, asking) ? trends(app, sources, asker, now) : words.able;
};

/** A word at a time, so that the screen behaves as it does with a model. */
export const lookUp = async function* (
  app: App,
  sources: Sources,
  { viewerId, reads }: { viewerId: MemberId | null; reads: string },
  question: string,
): AsyncGenerator<Piece> {
  const asker = { viewerId, language: await languageOfMember(app.db, viewerId, reads) };
  const text = await answerTo(app, sources, asker, question, app.clock.now());
  for (const word of text.match(/\S+\s*/g) ?? []) yield { type: 'text', text: word };
  yield { type: 'done', cut: false, demo: true };
};
