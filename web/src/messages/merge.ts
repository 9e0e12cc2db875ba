import { COMMENTERS_SHOWN, type MessageView } from '@wagram/contract/messages';
import type { MessageId } from '@wagram/contract/kernel';

/** A conversation as this page holds it. */
export interface MessageLog {
  /** In order of seq; without a gap from the first one to the last. */
  readonly messages: readonly MessageView[];
  /** Where older ones are found; null when the first of all is here. */
  readonly older: string | null;
  /** After which number newer ones are found; null when the newest of all is here. */
  readonly newer: number | null;
  /** Every change up to this one is known. */
  readonly change: number;
  /** What changed beyond the first or the last message here: a page of those may have been read before that. */
  readonly aside: readonly MessageView[];
}

interface Page {
  readonly messages: readonly MessageView[];
  readonly next_cursor: string | null;
  readonly newer_after: number | null;
  readonly last_change: number;
}

interface ChangePage {
  readonly messages: readonly MessageView[];
  readonly last_change: number;
}

/** By id, and of two versions the later one; in order of seq. */
const join = (known: readonly MessageView[], more: readonly MessageView[]): MessageView[] => {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    if (message.change >= (byId.get(message.id)?.change ?? 0)) byId.set(message.id, message);
  }
  return [...byId.values()].sort((one, other) => one.seq - other.seq);
};

/** What stands beyond the messages of the page waits aside: drawn now it would leave a gap beside itself. */
const put = (log: MessageLog, more: readonly MessageView[]): MessageLog => {
  const first = log.older === null ? 0 : (log.messages[0]?.seq ?? 0);
  const last = log.newer ?? Infinity;
  const isHere = ({ seq }: MessageView) => seq >= first && seq <= last;
  const [here, beyond] = [more.filter(isHere), more.filter((message) => !isHere(message))];
  return {
    ...log,
    messages: here.length === 0 ? log.messages : join(log.messages, here),
    aside: beyond.length === 0 ? log.aside : join(log.aside, beyond),
  };
};

export const openLog = (page: Page): MessageLog => ({
  messages: join([], page.messages),
  older: page.next_cursor,
  newer: page.newer_after,
  change: page.last_change,
  aside: [],
});

/** A log around a place: what was said up to it, and what followed. The two were read one after the other. */
export const openAround = (before: Page, after: Page): MessageLog => ({
  messages: join(before.messages, after.messages),
  older: before.next_cursor,
  newer: after.newer_after,
  change: Math.min(before.last_change, after.last_change),
  aside: [],
});

/** Older ones, as they were asked for with `cursor`; an answer that comes too late or twice changes nothing. */
export const takeOlder = (log: MessageLog, page: Page, cursor: string): MessageLog => {
  if (log.older !== cursor) return log;
  const opened = { ...log, messages: join(page.messages, log.messages), older: page.next_cursor, aside: [] };
  return put(opened, log.aside);
};

/** Newer ones, as they were asked for after a number. */
export const takeNewer = (log: MessageLog, page: Page, after: number): MessageLog => {
  if (log.newer !== after) return log;
  const opened = { ...log, messages: join(log.messages, page.messages), newer: page.newer_after, aside: [] };
  return put(opened, log.aside);
};

/** Changes after `after`, which must be known up to there. */
export const takeChanges = (log: MessageLog, page: ChangePage, after: number): MessageLog =>
  after > log.change ? log : { ...put(log, page.messages), change: Math.max(log.change, page.last_change) };

/** TLK-03: one more under its post, by somebody whose face stands there now. */
const withComment = (post: MessageView, { change, sender_id: id, sender_name: name, sender_avatar }: MessageView) => {
  const others = post.commenters.filter((one) => one.id !== id);
  const last = id === null ? [] : [{ id, name: name ?? '', avatar_url: sender_avatar }];
  const commenters = [...last, ...others].slice(0, COMMENTERS_SHOWN);
  return { ...post, change, comments: (post.comments ?? 0) + 1, commenters };
};

/**
 * P3: a change is taken when it is the next one. Null: something was missed and has to be asked for. `thread` is that of the
 * log: a comment stands in its thread alone, and is one more under its post wherever that is shown.
 */
export const takeLive = (
  log: MessageLog,
  change: number,
  message: MessageView | null,
  thread: MessageId | null = null,
): MessageLog | null => {
  if (change > log.change + 1 || (message === null && change > log.change)) return null;
  if (message === null) return log;
  const post = change > log.change ? log.messages.find(({ id }) => id === message.thread_of) : undefined;
  const here = (message.thread_of ?? null) === thread ? [message] : [];
  const more = post === undefined ? here : [withComment(post, message), ...here];
  return { ...put(log, more), change: Math.max(log.change, change) };
};

/** A comment of one's own: its post has changed under the same number, which is therefore not known yet. */
export const takeOwnComment = (log: MessageLog, message: MessageView): MessageLog => put(log, [message]);

/** What the server answered to this page's own act; it is shown even if something before it is still missing. */
export const takeOwn = (log: MessageLog, message: MessageView): MessageLog => {
  const change = message.change === log.change + 1 ? message.change : log.change;
  return { ...put(log, [message]), change };
};
