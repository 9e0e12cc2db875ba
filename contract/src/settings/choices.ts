import * as z from 'zod/mini';
import { LANGUAGE_TAG } from '#kernel';

/** SOC-12: the highest of each; the lowest is 0. */
export const RANKING_MAX = { likes: 10, replies: 10, shares: 10, fade: 2, following: 3 } as const;
export const RANKING_STEP = 0.5;

const weightUpTo = (most: number) => z.nullable(z.number().check(z.gte(0), z.lte(most), z.multipleOf(RANKING_STEP)));

// Groups of choices, each with what it is until somebody chooses. A room that obeys a new choice adds it here, to the
// schema and to the defaults; what was stored before stays readable.
export const choices = z.object({
  /** NOTI-04: what a member is told about. */
  notify: z.object({
    likes: z.boolean(),
    comments: z.boolean(),
    newFollowers: z.boolean(),
    directMessages: z.boolean(),
    /** D26: when somebody whom they follow goes live, or says when. */
    streams: z.boolean(),
  }),
  /** MSG-08: what others learn while a member reads and writes messages. */
  messages: z.object({
    onlineStatus: z.boolean(),
    messageNotifications: z.boolean(),
    typingIndicator: z.boolean(),
    /** TLK-02: off, nobody is told what they have read, and they are not told either. */
    readReceipts: z.boolean(),
  }),
  /** HELP-01, beside the private account, which is a part of the profile. */
  account: z.object({
    mentionsAndReplies: z.boolean(),
    /** On any device that was allowed to; each has its own switch too. */
    push: z.boolean(),
    /** By mail, once a week. */
    digests: z.boolean(),
  }),
  /** SOC-10: what posts show to them. */
  display: z.object({
    hideLikeCounts: z.boolean(),
    /** Posts with a warning are open from the start. */
    openWarnings: z.boolean(),
    /** LNG-02: what they read and are written to in. null: as the device wants it, and the server's own where there is none. */
    language: z.nullable(z.string().check(z.regex(LANGUAGE_TAG))),
  }),
  /** SOC-12: what counts in their own Trending. null: as the documented formula has it. */
  ranking: z.object({
    likes: weightUpTo(RANKING_MAX.likes),
    replies: weightUpTo(RANKING_MAX.replies),
    shares: weightUpTo(RANKING_MAX.shares),
    /** How fast posts fade: 0 is not at all, 2 twice over. */
    fade: weightUpTo(RANKING_MAX.fade),
    /** Posts of people they follow count so many times. */
    following: weightUpTo(RANKING_MAX.following),
  }),
  /** D26: what a member wants to hear of once it is there. Off until they say so. */
  wishes: z.object({
    /** LAUN-01. */
    launchpad: z.boolean(),
    /** BUY-01: the token is on their watchlist. */
    token: z.boolean(),
  }),
});
export type Choices = z.output<typeof choices>;
export type NotifyChoice = keyof Choices['notify'];
export type AccountChoice = keyof Choices['account'];
export type RankingChoices = Choices['ranking'];
export type Waitlist = keyof Choices['wishes'];
export const WAITLISTS = ['launchpad', 'token'] as const satisfies Waitlist[];

export const defaultChoices: Choices = {
  notify: { likes: true, comments: true, newFollowers: true, directMessages: true, streams: true },
  messages: { onlineStatus: true, messageNotifications: true, typingIndicator: true, readReceipts: true },
  account: { mentionsAndReplies: true, push: true, digests: false },
  display: { hideLikeCounts: false, openWarnings: false, language: null },
  ranking: { likes: null, replies: null, shares: null, fade: null, following: null },
  wishes: { launchpad: false, token: false },
};

/** Some of them, as a call changes them: what is absent is unchanged. */
export const someChoices = {
  notify: z.optional(z.partial(choices.shape.notify)),
  messages: z.optional(z.partial(choices.shape.messages)),
  account: z.optional(z.partial(choices.shape.account)),
  display: z.optional(z.partial(choices.shape.display)),
  ranking: z.optional(z.partial(choices.shape.ranking)),
  wishes: z.optional(z.partial(choices.shape.wishes)),
};
export type SomeChoices = { [Group in keyof Choices]?: Partial<Choices[Group]> | undefined };

const isWeight = (value: unknown, most: number): boolean =>
  typeof value === 'number' && value >= 0 && value <= most && Number.isInteger(value / RANKING_STEP);

const isWeightName = (name: string): name is keyof RankingChoices => Object.hasOwn(RANKING_MAX, name);

/** Phones do not carry the schema for this. */
const fits = (field: string, value: unknown, fallback: boolean | null): boolean => {
  if (fallback !== null) return typeof value === typeof fallback;
  if (field === 'language') return typeof value === 'string' && LANGUAGE_TAG.test(value);
  return isWeightName(field) && isWeight(value, RANKING_MAX[field]);
};

/** What is stored or sent may be old, partial or damaged: everything that does not fit has its default. */
export const toChoices = (stored: unknown): Choices => {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const groups = Object.entries(defaultChoices).map(([name, group]) => {
    const own = (given[name] ?? {}) as Record<string, unknown>;
    const fields = Object.entries(group).map(([field, fallback]) => {
      const value = own[field];
      return [field, fits(field, value, fallback) ? value : fallback];
    });
    return [name, Object.fromEntries(fields)];
  });
  return Object.fromEntries(groups) as Choices;
};
