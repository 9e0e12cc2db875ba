import type { GiftId, Id, PostId } from '@wagram/contract/kernel';
import { createDecks, planComments, type PlannedComment, type Thread } from './plan-comments.ts';
import { guests, type DemoPerson } from './people.ts';
import type { DemoPost, Drawing } from './posts.ts';
import { idAt, sample, seededRandom, type Random } from './random.ts';
import { momentAfter, spreadTimes } from './times.ts';

export interface Moment {
  handle: string;
  at: Date;
}

export interface PlannedGift extends Moment {
  id: GiftId;
  transferId: Id<'TransferId'>;
  amount: number;
}

export interface PlannedPost {
  id: PostId;
  handle: string;
  content: string;
  drawing: Drawing | null;
  at: Date;
  likes: Moment[];
  shares: Moment[];
  gifts: PlannedGift[];
  comments: PlannedComment[];
  bookmarks: (Moment & { id: string })[];
}

export interface PlannedFollow {
  follower: string;
  following: string;
  at: Date;
}

const DAY_MS = 24 * 3600_000;

/** Who follows whom: a few everybody knows, many whom some know. */
export const planFollows = (people: readonly DemoPerson[], now: Date): PlannedFollow[] =>
  people.flatMap((person) => {
    const random = seededRandom(`follows of ${person.handle}`);
    const others = people.filter((other) => other.handle !== person.handle);
    const count = guests.includes(person.handle) ? 16 : random.whole(7, 24);
    return sample(others, count, (other) => other.fame ** 1.4, random).map((other) => ({
      follower: person.handle,
      following: other.handle,
      at: new Date(now.getTime() - random.between(5, 60) * DAY_MS),
    }));
  });

/** A visitor finds some posts kept for later. */
const SAVED_EVERY = 18;
/** Of those who like a post, so many keep it. */
const SAVED_SHARE = 0.08;
const GIFTS = [1, 1, 1, 5, 5, 5, 10, 10, 25] as const;

/** Everybody gives away less than they were given on joining, so that no order of gifts can leave anybody short. */
const createPurses = (people: readonly DemoPerson[], grant: number): Map<string, number> =>
  new Map(people.filter(({ handle }) => !guests.includes(handle)).map(({ handle }) => [handle, grant * 0.85]));

interface Scene {
  people: readonly DemoPerson[];
  purses: Map<string, number>;
  follows: ReadonlySet<string>;
  decks: Thread['decks'];
  now: Date;
}

/** How many of the others like it: fame helps, age helps, and now and then a post is simply loved. */
const planLikes = (author: DemoPerson, at: Date, scene: Scene, random: Random): Moment[] => {
  const { people, follows, now } = scene;
  const others = people.filter(({ handle }) => handle !== author.handle);
  const hours = (now.getTime() - at.getTime()) / 3600_000;
  const ripeness = Math.min(1, 0.25 + hours / 6);
  const love = random.chance(0.07) ? random.between(0.6, 0.95) : random.next() ** 1.6 * (0.14 + author.fame * 0.06);
  const wanted = Math.round(others.length * love * ripeness);
  const weight = ({ handle }: DemoPerson): number => (follows.has(`${handle}>${author.handle}`) ? 4 : 1);
  return sample(others, wanted, weight, random).map(({ handle }) => ({ handle, at: momentAfter(at, now, random) }));
};

const planGifts = (likes: readonly Moment[], scene: Scene, random: Random): PlannedGift[] => {
  const givers = likes.filter(() => random.chance(0.14));
  return givers.flatMap(({ handle, at }) => {
    const amount = random.pick(GIFTS);
    const purse = scene.purses.get(handle) ?? 0;
    const moment = momentAfter(at, scene.now, random, 2);
    const gift: PlannedGift = {
      id: idAt(moment, random),
      transferId: idAt(moment, random),
      handle,
      amount,
      at: moment,
    };
    if (purse < amount) return [];
    scene.purses.set(handle, purse - amount);
    return [gift];
  });
};

const planPost = (post: DemoPost, index: number, author: DemoPerson, at: Date, scene: Scene): PlannedPost => {
  const random = seededRandom(`${post.handle}: ${post.content}`);
  const { people, decks, now } = scene;
  const id = idAt<PostId>(at, random);
  const likes = planLikes(author, at, scene, random);
  // What is said of a picture needs one.
  const theme = post.theme === 'light' && post.drawing === null ? 'days' : post.theme;
  const after = (moment: Moment): Moment => ({ handle: moment.handle, at: momentAfter(moment.at, now, random, 3) });
  const keeping = seededRandom(`savers of ${post.handle}: ${post.content}`);
  const savers = [
    ...guests.filter((handle, place) => handle !== author.handle && (index + 7 * place) % SAVED_EVERY === 4),
    ...likes.flatMap(({ handle }) => (!guests.includes(handle) && keeping.chance(SAVED_SHARE) ? [handle] : [])),
  ];
  return {
    id,
    handle: author.handle,
    content: post.content,
    drawing: post.drawing,
    at,
    likes,
    shares: likes.filter(() => random.chance(0.11)).map(after),
    gifts: planGifts(likes, scene, random),
    comments: planComments({ author, theme, at, now, people, decks, likes: likes.length }, random),
    bookmarks: savers.map((handle) => {
      const saved = momentAfter(at, now, random);
      return { id: idAt(saved, random), handle, at: saved };
    }),
  };
};

/** Newest first. The first posts of the list are the newest. */
export const planPosts = (
  people: readonly DemoPerson[],
  posts: readonly DemoPost[],
  grant: number,
  now: Date,
): PlannedPost[] => {
  const authors = new Map(people.map((person) => [person.handle, person]));
  const follows = new Set(planFollows(people, now).map(({ follower, following }) => `${follower}>${following}`));
  const scene: Scene = { people, follows, now, decks: createDecks(), purses: createPurses(people, grant) };
  const times = spreadTimes(posts.length, now, seededRandom('times'));
  return posts.flatMap((post, index) => {
    const author = authors.get(post.handle);
    const at = times[index];
    return author === undefined || at === undefined ? [] : [planPost(post, index, author, at, scene)];
  });
};
