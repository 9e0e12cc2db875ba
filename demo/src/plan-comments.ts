import type { CommentId } from '@wagram/contract/kernel';
import { demoComments } from './comments.ts';
import type { DemoPerson } from './people.ts';
import type { Theme } from './posts.ts';
import { deckOf, idAt, sample, seededRandom, type Random } from './random.ts';
import { momentAfter } from './times.ts';

export interface PlannedComment {
  id: CommentId;
  handle: string;
  parentId: CommentId | null;
  content: string;
  at: Date;
  likedBy: string[];
}

export interface Thread {
  author: DemoPerson;
  theme: Theme;
  at: Date;
  now: Date;
  people: readonly DemoPerson[];
  likes: number;
  decks: Decks;
}

type Draft = Omit<PlannedComment, 'id' | 'likedBy'>;

// Dealt over the whole community, so that the same words do not come twice in a row anywhere.
export const createDecks = () => {
  const random = seededRandom('what people say');
  const { warm, dry, byTheme, askedAndAnswered, thanks } = demoComments();
  const themes = Object.entries(byTheme).map(([theme, words]) => [theme, deckOf(words, random)] as const);
  return {
    warm: deckOf(warm, random),
    dry: deckOf(dry, random),
    asked: deckOf(askedAndAnswered, random),
    thanks: deckOf(thanks, random),
    theme: new Map<string, () => string>(themes),
  };
};

type Decks = ReturnType<typeof createDecks>;

const remark = ({ theme, decks }: Thread, random: Random): string => {
  const dice = random.next();
  if (dice < 0.5) return decks.theme.get(theme)?.() ?? decks.warm();
  return dice < 0.82 ? decks.warm() : decks.dry();
};

const withLikes = (draft: Draft, { people, likes }: Thread, random: Random): PlannedComment => {
  const others = people.filter(({ handle }) => handle !== draft.handle);
  const count = Math.round(random.next() ** 3 * Math.min(8, likes / 2));
  const likedBy = sample(others, count, () => 1, random).map(({ handle }) => handle);
  return { ...draft, id: idAt(draft.at, random), likedBy };
};

/** One remark, perhaps with an answer of the author, perhaps with a last word after that. */
const planRemark = (handle: string, thread: Thread, random: Random): PlannedComment[] => {
  const { author, decks, now } = thread;
  const at = momentAfter(thread.at, now, random);
  const { question, answer } = random.chance(0.3) ? decks.asked() : { question: null, answer: null };
  const first = withLikes({ handle, parentId: null, content: question ?? remark(thread, random), at }, thread, random);
  const isAnswered = answer !== null || random.chance(0.16);
  if (!isAnswered || handle === author.handle) return [first];
  const replyAt = momentAfter(at, now, random, 5);
  const content = answer ?? decks.thanks();
  const reply = withLikes({ handle: author.handle, parentId: first.id, content, at: replyAt }, thread, random);
  if (answer === null || !random.chance(0.25)) return [first, reply];
  const lastAt = momentAfter(replyAt, now, random, 3);
  const last = { handle, parentId: reply.id, content: decks.thanks(), at: lastAt };
  return [first, reply, withLikes(last, thread, random)];
};

/** Most posts have a remark or none, loved ones a conversation. */
export const planComments = (thread: Thread, random: Random): PlannedComment[] => {
  // Accounts that are not people have no sister to send things to.
  const isPerson = ({ handle, isOfficial }: DemoPerson): boolean => !isOfficial && handle !== 'okto';
  const others = thread.people.filter((one) => one.handle !== thread.author.handle && isPerson(one));
  const count = Math.min(9, Math.round(random.next() ** 1.7 * (0.8 + thread.likes * 0.24)));
  return sample(others, count, () => 1, random).flatMap(({ handle }) => planRemark(handle, thread, random));
};
