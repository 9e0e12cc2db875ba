import type { MessageView } from '@house/contract/messages';

/** A conversation as this page holds it. */
export interface MessageLog {
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
const put = (log: MessageLog, more: readonly MessageView[]): MessageLog => {
  const first = log.older === null ? 0 : (log.messages[0]?.seq ?? 0);
  const [early, here] = [more.filter(({ seq }) => seq < first), more.filter(({ seq }) => seq >= first)];
  return {
    ...log,
    messages: here.length === 0 ? log.messages : join(log.messages, here),
    aside: early.length === 0 ? log.aside : join(log.aside, early),
  };
};

export const openLog = (page: Page): MessageLog => ({
  messages: join([], page.messages),
  older: page.next_cursor,
  change: page.last_change,
  aside: [],
});

/** Older ones, as they were asked for with `cursor`; an answer that comes too late or twice changes nothing. */
export const takeOlder = (log: MessageLog, page: Page, cursor: string): MessageLog => {
  if (log.older !== cursor) return log;
  const opened = { ...log, messages: join(page.messages, log.messages), older: page.next_cursor, aside: [] };
  return put(opened, log.aside);
};

/** Changes after `after`, which must be known up to there. */
export const takeChanges = (log: MessageLog, page: ChangePage, after: number): MessageLog =>
  after > log.change ? log : { ...put(log, page.messages), change: Math.max(log.change, page.last_change) };

/** P3: a change is taken when it is the next one. Null: something was missed and has to be asked for. */
export const takeLive = (log: MessageLog, change: number, message: MessageView | null): MessageLog | null => {
  if (change > log.change + 1 || (message === null && change > log.change)) return null;
  return message === null ? log : { ...put(log, [message]), change: Math.max(log.change, change) };
};

/** What the server answered to this page's own act; it is shown even if something before it is still missing. */
export const takeOwn = (log: MessageLog, message: MessageView): MessageLog => {
  const change = message.change === log.change + 1 ? message.change : log.change;
  return { ...put(log, [message]), change };
};
