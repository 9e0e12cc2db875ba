import type { Facet, MemberId } from '@wagram/contract/kernel';
import type { MediaView } from '@wagram/contract/media';
import type { ConversationView, MessageView } from '@wagram/contract/messages';
import { getLanguage } from '#kernel';
import type { Waiting } from '../writing/outbox-store.ts';
import { texts } from '../texts.ts';

export type SendState = 'pending' | 'failed' | 'held' | 'sent' | 'delivered' | 'read';

/** A bubble, whether the server has it already or not. */
export interface BubbleView {
  readonly key: string;
  readonly kind: MessageView['kind'];
  readonly isOwn: boolean;
  readonly content: string;
  readonly facets: readonly Facet[];
  readonly media: MediaView | null;
  /** Of an album, what comes after the first. */
  readonly more_media: readonly MediaView[];
  readonly image_url: string | null;
  readonly duration: number | null;
  readonly created_at: string;
  readonly isEdited: boolean;
  readonly isTaken: boolean;
  readonly reply_to: MessageView['reply_to'];
  readonly reactions: MessageView['reactions'];
  readonly poll: MessageView['poll'];
  /** WGM that came with it. */
  readonly credit: MessageView['credit'];
  readonly forwarded: MessageView['forwarded'];
  readonly card: MessageView['card'];
  /** Of one's own alone. */
  readonly state: SendState | null;
  readonly problem: string | null;
  /** It failed for want of a line, and goes out when there is one. */
  readonly goesLater: boolean;
  readonly message: MessageView | null;
  readonly clientId: string | null;
}

export type Row =
  | { readonly type: 'day'; readonly key: string; readonly text: string }
  | { readonly type: 'fresh'; readonly key: string }
  | {
      readonly type: 'message';
      readonly key: string;
      readonly shown: BubbleView;
      /** Neighbours of one person within a few minutes belong together. */
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

type Marks = Pick<ConversationView, 'other_delivered_seq' | 'other_read_seq'>;

const stateOf = ({ seq, held }: MessageView, marks: Marks | null): SendState => {
  if (held) return 'held';
  if (seq <= (marks?.other_read_seq ?? 0)) return 'read';
  return seq <= (marks?.other_delivered_seq ?? 0) ? 'delivered' : 'sent';
};

/** What was kept on this device before there were albums has none. */
export const moreOf = ({ more_media: more }: Partial<Pick<MessageView, 'more_media'>>): readonly MediaView[] =>
  more ?? [];

const fromMessage = (message: MessageView, me: MemberId, marks: Marks | null): BubbleView => {
  const isOwn = message.sender_id === me;
  return {
    // The bubble that was pending stays the same one when its answer comes.
    key: message.client_id ?? message.id,
    kind: message.kind,
    isOwn,
    content: message.content,
    facets: message.facets,
    media: message.media,
    more_media: moreOf(message),
    image_url: message.image_url,
    duration: message.duration,
    created_at: message.created_at,
    isEdited: message.edited_at !== null,
    isTaken: message.deleted,
    reply_to: message.reply_to,
    reactions: message.reactions,
    poll: message.poll,
    credit: message.credit,
    forwarded: message.forwarded,
    card: message.card,
    state: isOwn && !message.deleted ? stateOf(message, marks) : null,
    problem: null,
    goesLater: false,
    message,
    clientId: message.client_id,
  };
};

/** A poll that nobody could vote in yet. */
const pollOf = ({ options, multiple }: NonNullable<Waiting['poll']>): MessageView['poll'] => ({
  options: options.map((text) => ({ text, votes: 0, mine: false })),
  multiple,
  voters: 0,
  closed: false,
});

const fromWaiting = (entry: Waiting): BubbleView => ({
  key: entry.client_id,
  kind: entry.kind,
  isOwn: true,
  content: entry.content,
  facets: [],
  media: entry.media,
  more_media: entry.more_media ?? [],
  image_url: entry.image_url,
  duration: entry.duration,
  created_at: entry.created_at,
  isEdited: false,
  isTaken: false,
  reply_to: entry.reply_to,
  reactions: [],
  poll: entry.poll === undefined ? null : pollOf(entry.poll),
  credit: null,
  forwarded: null,
  card: null,
  state: entry.state === 'failed' ? 'failed' : 'pending',
  problem: entry.problem,
  goesLater: entry.canGoLater,
  message: null,
  clientId: entry.client_id,
});

const DAY_MS = 24 * 3_600_000;
const TOGETHER_MS = 5 * 60_000;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** Today, Yesterday, a weekday, then the date. */
export const dayText = (iso: string, now: number): string => {
  const then = new Date(iso);
  const days = Math.round((midnight(now) - midnight(then.getTime())) / DAY_MS);
  if (days <= 0) return texts.chat.today;
  if (days === 1) return texts.chat.yesterday;
  if (days < 7) return getLanguage().date(then, 'weekday');
  const isThisYear = then.getFullYear() === new Date(now).getFullYear();
  return getLanguage().date(then, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) });
};

const areTogether = (one: BubbleView | undefined, other: BubbleView | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.isOwn === other.isOwn &&
  (one.isOwn || one.message?.sender_id === other.message?.sender_id) &&
  one.kind !== 'system' &&
  other.kind !== 'system' &&
  midnight(Date.parse(one.created_at)) === midnight(Date.parse(other.created_at)) &&
  Math.abs(Date.parse(other.created_at) - Date.parse(one.created_at)) < TOGETHER_MS;

/** What could not be sent stays where it was written: what was said later stands below it. */
const withFailed = (said: readonly BubbleView[], failed: readonly BubbleView[]): BubbleView[] =>
  failed.reduce<BubbleView[]>(
    (all, one) => {
      const later = all.findIndex(({ created_at }) => Date.parse(created_at) > Date.parse(one.created_at));
      return later < 0 ? [...all, one] : all.toSpliced(later, 0, one);
    },
    [...said],
  );

interface RowsOf {
  readonly messages: readonly MessageView[];
  readonly waiting: readonly Waiting[];
  /** One's own that a moderator has not let through yet. */
  readonly held?: readonly MessageView[];
  readonly me: MemberId;
  readonly marks: Marks | null;
  /** What came after this was not read when the conversation was opened; null: no line. */
  readonly readUntil: number | null;
  readonly now: number;
}

export const rowsOf = ({ messages, waiting, held = [], me, marks, readUntil, now }: RowsOf): Row[] => {
  const known = new Set(messages.map(({ id }) => id));
  const there = [...messages, ...held.filter(({ id }) => !known.has(id))];
  const landed = new Set(there.map(({ client_id }) => client_id));
  const unsent = waiting.filter(({ client_id }) => !landed.has(client_id)).map(fromWaiting);
  const all = withFailed(
    there.map((message) => fromMessage(message, me, marks)),
    unsent.filter(({ state }) => state === 'failed'),
  ).concat(unsent.filter(({ state }) => state !== 'failed'));
  const fresh =
    readUntil === null ? -1 : all.findIndex(({ message, isOwn }) => !isOwn && (message?.seq ?? 0) > readUntil);
  return all.flatMap((shown, index): Row[] => {
    const [before, after] = [all[index - 1], all[index + 1]];
    const isNewDay =
      before === undefined || midnight(Date.parse(before.created_at)) !== midnight(Date.parse(shown.created_at));
    const rows: Row[] = [];
    if (isNewDay) rows.push({ type: 'day', key: `day-${shown.key}`, text: dayText(shown.created_at, now) });
    if (index === fresh) rows.push({ type: 'fresh', key: 'fresh' });
    const isFirst = index === fresh || !areTogether(before, shown);
    const isLast = index + 1 === fresh || !areTogether(shown, after);
    return [...rows, { type: 'message', key: shown.key, shown, isFirst, isLast }];
  });
};
