// D40: without a model the assistant looks things up. It finds what its viewer could find themselves, and says the rest.
import type { Piece } from '@wagram/contract/assistant';
import type { App } from '#kernel';
import { toPostView } from '#posts';
import { findMembers, findPosts } from '#search';
import { listRanked, listTopics, type Trending } from '#trending';
import {
  asksForGroups,
  asksForPeople,
  asksForTrends,
  asksForWords,
  helpFor,
  subjectOf,
  type HelpText,
} from './question.ts';

const POSTS = 4;
const PEOPLE = 5;
const GROUPS = 3;
const TOPICS = 6;
const QUOTE_MAX = 110;

/** What stands beside this room or above it, and is brought by whoever opens both. */
export interface Sources {
  readonly groups: (
    viewerId: string | null,
    words: string,
    limit: number,
  ) => Promise<readonly { id: string; kind: string; name: string; members: number }[]>;
  readonly help: readonly HelpText[];
  readonly rankings: Trending['rankings'];
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

const linkToPost = ({ id, username, content }: PostLine): string =>
  `- [${username}](/post/${id}): ${plain(content) || 'a picture or a video'}`;
const linkToMember = (username: string, text: string): string => `- [${username}](/user/${username.slice(1)}) ${text}`;
const section = (title: string, lines: readonly string[]): string => [title, '', ...lines].join('\n');

const trends = async (app: App, sources: Sources, viewerId: string | null, now: Date): Promise<string> => {
  await sources.rankings.ready();
  const [{ rows }, { topics }] = await Promise.all([
    listRanked(app.db, viewerId, '24h', { limit: POSTS }),
    listTopics(app.db, viewerId, { window: '24h', limit: TOPICS }, now),
  ]);
  if (rows.length === 0 && topics.length === 0)
    return 'Nothing is trending today: it is quiet here. On [Trending](/trending) you can look at the whole week.';
  const parts = [];
  if (topics.length > 0)
    parts.push(
      section(
        'Topics that people use most today:',
        topics.map(
          ({ hashtag, id, people }) =>
            `- [${hashtag}](/search?q=%23${encodeURIComponent(id)}), by ${people === 1 ? '1 person' : `${people} people`}`,
        ),
      ),
    );
  if (rows.length > 0) parts.push(section('Posts that go furthest today:', rows.map(toPostView).map(linkToPost)));
  return [...parts, 'There is more on [Trending](/trending).'].join('\n\n');
};

/** All of the words first, then the longest of them alone: people ask in sentences. */
const postsAbout = async (app: App, viewerId: string | null, words: readonly string[], limit: number) => {
  const tries = [words.join(' '), ...words.toSorted((a, b) => b.length - a.length).slice(0, 2)];
  for (const query of new Set(tries)) {
    const { posts } = await findPosts(app.db, viewerId, query, { limit });
    if (posts.length > 0) return posts;
  }
  return [];
};

const peopleFor = async (app: App, viewerId: string | null, words: readonly string[]) => {
  const found = await Promise.all(words.slice(0, 2).map((q) => findMembers(app.db, viewerId, { q, limit: PEOPLE })));
  return [...new Map(found.flat().map((member) => [member.id, member])).values()].slice(0, PEOPLE);
};

const writersOf = (posts: readonly PostLine[]): string[] => {
  const counts = new Map<string, number>();
  for (const { username } of posts) counts.set(username, (counts.get(username) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, PEOPLE)
    .map(([username, count]) => linkToMember(username, count === 1 ? 'with 1 post' : `with ${count} posts`));
};

const found = async (app: App, sources: Sources, viewerId: string | null, question: string): Promise<string> => {
  const words = subjectOf(question);
  const about = plain(words.join(' '));
  const isAboutPeople = asksForPeople(question);
  const [posts, people, groups] = await Promise.all([
    postsAbout(app, viewerId, words, isAboutPeople ? 20 : POSTS),
    peopleFor(app, viewerId, words),
    sources.groups(viewerId, words[0] ?? '', GROUPS),
  ]);
  const parts = [];
  if (isAboutPeople && posts.length > 0)
    parts.push(section(`They write about ${about}, as far as you can see:`, writersOf(posts)));
  if (people.length > 0)
    parts.push(
      section(
        'Members by that name:',
        people.map(({ username, displayName }) => linkToMember(username, plain(displayName))),
      ),
    );
  if (!isAboutPeople && posts.length > 0)
    parts.push(section(`Newest posts about ${about}:`, posts.slice(0, POSTS).map(linkToPost)));
  if (groups.length > 0)
    parts.push(
      section(
        'Groups and channels:',
        groups.map(
          ({ id, name, members }) =>
            `- [${plain(name)}](/group/${id}), ${members === 1 ? '1 member' : `${members} members`}`,
        ),
      ),
    );
  const ordered = asksForGroups(question) ? parts.toReversed() : parts;
  if (ordered.length === 0) return `I found nothing about ${about} that you can see. ${ABLE}`;
  return [...ordered, `Everything is in [Search](/search?q=${encodeURIComponent(words.join(' '))}).`].join('\n\n');
};

const ABLE =
  'No AI model is connected here, so I look things up: posts, people, groups and topics by their words, what is trending, and how things work in [Help](/help). I cannot write texts or sum them up, and I never post, send or spend anything.';

const answerTo = async (
  app: App,
  sources: Sources,
  viewerId: string | null,
  question: string,
  now: Date,
): Promise<string> => {
  if (asksForWords(question)) return ABLE;
  const help = helpFor(question, sources.help);
  if (help !== null) {
    const way =
      help.to === undefined
        ? 'There is more in [Help](/help).'
        : `[Go there](${help.to}), or read more in [Help](/help).`;
    return `**${help.question}**\n\n${help.answer}\n\n${way}`;
  }
  const words = subjectOf(question);
  if (words.length > 0) return found(app, sources, viewerId, question);
  return asksForTrends(question) ? trends(app, sources, viewerId, now) : ABLE;
};

/** A word at a time, so that the screen behaves as it does with a model. */
export const lookUp = async function* (
  app: App,
  sources: Sources,
  viewerId: string | null,
  question: string,
): AsyncGenerator<Piece> {
  const text = await answerTo(app, sources, viewerId, question, app.clock.now());
  for (const word of text.match(/\S+\s*/g) ?? []) yield { type: 'text', text: word };
  yield { type: 'done', cut: false, demo: true };
};
