import * as z from 'zod/mini';

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
  }),
  /** HELP-01, beside the private account, which is a part of the profile. */
  account: z.object({
    mentionsAndReplies: z.boolean(),
    /** On any device that was allowed to; each has its own switch too. */
    push: z.boolean(),
    /** By mail, once a week. */
    digests: z.boolean(),
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
export type Waitlist = keyof Choices['wishes'];
export const WAITLISTS = ['launchpad', 'token'] as const satisfies Waitlist[];

export const defaultChoices: Choices = {
  notify: { likes: true, comments: true, newFollowers: true, directMessages: true, streams: true },
  messages: { onlineStatus: true, messageNotifications: true, typingIndicator: true },
  account: { mentionsAndReplies: true, push: true, digests: false },
  wishes: { launchpad: false, token: false },
};

/** Some of them, as a call changes them: what is absent is unchanged. */
export const someChoices = {
  notify: z.optional(z.partial(choices.shape.notify)),
  messages: z.optional(z.partial(choices.shape.messages)),
  account: z.optional(z.partial(choices.shape.account)),
  wishes: z.optional(z.partial(choices.shape.wishes)),
};
export type SomeChoices = { [Group in keyof Choices]?: Partial<Choices[Group]> | undefined };

/** What is stored or sent may be old, partial or damaged: everything that does not fit has its default. */
export const toChoices = (stored: unknown): Choices => {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const groups = Object.entries(defaultChoices).map(([name, group]) => {
    const own = (given[name] ?? {}) as Record<string, unknown>;
    const fields = Object.entries(group).map(([field, fallback]) => {
      const value = own[field];
      return [field, typeof value === typeof fallback ? value : fallback];
    });
    return [name, Object.fromEntries(fields)];
  });
  return Object.fromEntries(groups) as Choices;
};
