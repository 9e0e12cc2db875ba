import type { MessageView } from '@house/contract/messages';

/** A conversation as this page holds it. */
export interface Thread {
  /** In order of seq; without a gap from the first one on. */
  readonly messages: readonly MessageView[];
  /** Where older ones are found; null when the first of all is here. */
  readonly older: string | null;
  /** Every change up to this one is known. */
  readonly change: number;
  /** What changed further up than the first message here: a page of older ones may have been read before that. */
  readonly aside: readonly MessageView[];
}

interface Page {
  readonly messages: readonly MessageView[];
  readonly next_cursor: string | null;
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

/** What stands above the first message of the page waits aside: drawn now it would leave a gap below itself. */
const put = (thread: Thread, more: readonly MessageView[]): Thread => {
  const first = thread.older === null ? 0 : (thread.messages[0]?.seq ?? 0);
  const [early, here] = [more.filter(({ seq }) => seq < first), more.filter(({ seq }) => seq >= first)];
  return {
    ...thread,
    messages: here.length === 0 ? thread.messages : join(thread.messages, here),
    aside: early.length === 0 ? thread.aside : join(thread.aside, early),
  };
};

export const openThread = (page: Page): Thread => ({
  messages: join([], page.messages),
  older: page.next_cursor,
  change: page.last_change,
  aside: [],
});

/** Older ones, as they were asked for with `cursor`; an answer that comes too late or twice changes nothing. */
export const takeOlder = (thread: Thread, page: Page, cursor: string): Thread => {
  if (thread.older !== cursor) return thread;
  const opened = { ...thread, messages: join(page.messages, thread.messages), older: page.next_cursor, aside: [] };
  return put(opened, thread.aside);
};

/** Changes after `after`, which must be known up to there. */
export const takeChanges = (thread: Thread, page: ChangePage, after: number): Thread =>
  after > thread.change ? thread : { ...put(thread, page.messages), change: Math.max(thread.change, page.last_change) };

/** P3: a change is taken when it is the next one. Null: something was missed and has to be asked for. */
export const takeLive = (thread: Thread, change: number, message: MessageView | null): Thread | null => {
  if (change > thread.change + 1 || (message === null && change > thread.change)) return null;
  return message === null ? thread : { ...put(thread, [message]), change: Math.max(thread.change, change) };
};

/** What the server answered to this page's own act; it is shown even if something before it is still missing. */
export const takeOwn = (thread: Thread, message: MessageView): Thread => {
  const change = message.change === thread.change + 1 ? message.change : thread.change;
  return { ...put(thread, [message]), change };
};
