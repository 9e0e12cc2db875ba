import type { MessageView } from '@wagram/contract/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '#testing';
import { openAround, openLog, takeChanges, takeLive, takeNewer, takeOlder, takeOwn, takeOwnComment } from './merge.ts';
import type { MessageLog } from './merge.ts';

const PAGE = 4;

/** A server in small: the same rules, and nothing else. */
class Server {
  messages: MessageView[] = [];
  change = 0;

  /** Something new, or something happens to one that is there. */
  act(kind: 'send' | 'edit', pick: number): MessageView {
    this.change += 1;
    const target = kind === 'send' ? undefined : this.messages[pick % Math.max(1, this.messages.length)];
    const seq = target?.seq ?? this.messages.length + 1;
    const made = message(seq, { change: this.change, content: `change ${this.change}` });
    this.messages = [...this.messages.filter((one) => one.seq !== seq), made].sort((a, b) => a.seq - b.seq);
    return made;
  }

  page(before = Infinity) {
    const messages = this.messages.filter(({ seq }) => seq < before).slice(-PAGE);
    const first = messages[0]?.seq ?? 1;
    return { messages, next_cursor: first > 1 ? String(first) : null, newer_after: null, last_change: this.change };
  }

  changes(after: number) {
    const all = this.messages.filter(({ change }) => change > after).sort((a, b) => a.change - b.change);
    const messages = all.slice(0, PAGE);
    const hasMore = all.length > PAGE;
    return { messages, last_change: hasMore ? messages.at(-1)!.change : this.change, has_more: hasMore };
  }
}

type Arrival = (log: MessageLog) => MessageLog;

const olderOf = (server: Server, log: MessageLog): Arrival => {
  const { older } = log;
  if (older === null) return (now) => now;
  const page = server.page(Number(older));
  return (now) => takeOlder(now, page, older);
};
const changesOf = (server: Server, log: MessageLog): Arrival => {
  const page = server.changes(log.change);
  return (now) => takeChanges(now, page, log.change);
};
const liveOf = (made: MessageView, isBare: boolean): Arrival => {
  return (now) => takeLive(now, made.change, isBare ? null : made) ?? now;
};

const settle = (server: Server, log: MessageLog): MessageLog => {
  let now = log;
  while (now.change < server.change) now = takeChanges(now, server.changes(now.change), now.change);
  while (now.older !== null) now = takeOlder(now, server.page(Number(now.older)), now.older);
  return now;
};

const step = fc.record({
  what: fc.constantFrom('send', 'send', 'edit', 'older', 'changes', 'own'),
  pick: fc.nat(30),
  /** Lost, told without its message, told twice, or told as it is. */
  fate: fc.constantFrom('lost', 'bare', 'twice', 'whole', 'whole'),
  /** How many of the things under way arrive now, and from which end of the line. */
  arrive: fc.nat(3),
  fromEnd: fc.boolean(),
});

const seqs = (log: MessageLog) => log.messages.map(({ seq }) => seq);

describe('merging', () => {
  it('[MSG-09] P3: whatever is lost, doubled, late or out of order, each message stands once and in its place', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.array(step, { maxLength: 60 }), (before, steps) => {
        const server = new Server();
        for (let i = 0; i < before; i += 1) server.act('send', 0);
        let log = openLog(server.page());
        const line: Arrival[] = [];
        for (const { what, pick, fate, arrive, fromEnd } of steps) {
          if (what === 'older') line.push(olderOf(server, log));
          else if (what === 'changes') line.push(changesOf(server, log));
          else {
            const made = server.act(what === 'edit' ? 'edit' : 'send', pick);
            if (what === 'own') line.push((now) => takeOwn(now, made));
            if (fate !== 'lost') line.push(liveOf(made, fate === 'bare'));
            if (fate === 'twice') line.push(liveOf(made, false));
          }
          for (let i = 0; i < arrive && line.length > 0; i += 1) {
            log = ((fromEnd ? line.pop() : line.shift()) as Arrival)(log);
          }
          expect(seqs(log)).toEqual([...new Set(seqs(log))].sort((a, b) => a - b));
        }
        for (const late of line) log = late(log);
        expect(settle(server, log).messages).toEqual(server.messages);
      }),
      { numRuns: 600 },
    );
  });

  it('[MEND-19] opened in the middle, what is told stands aside until the end is reached, and no gap is ever drawn', () => {
    const page = (seqs: number[], newer: number | null) => ({
      messages: seqs.map((seq) => message(seq)),
      next_cursor: '2',
      newer_after: newer,
      last_change: 8,
    });
    const opened = openAround(page([2, 3], null), page([4, 5], 5));
    const told = takeLive(opened, 9, message(9)) as MessageLog;
    expect(seqs(told)).toEqual([2, 3, 4, 5]);
    const further = takeNewer(told, page([6, 7], 7), 5);
    expect(seqs(further)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(takeNewer(further, page([6, 7], 7), 5)).toBe(further);
    expect(seqs(takeNewer(further, page([8], null), 7))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('a change that is not the next one is not taken', () => {
    const log = openLog({ messages: [message(1)], next_cursor: null, newer_after: null, last_change: 1 });
    expect(takeLive(log, 3, message(3))).toBeNull();
    expect(takeLive(log, 2, null)).toBeNull();
    expect(takeLive(log, 2, message(2))?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(takeLive(log, 1, null)).toBe(log);
  });

  it('an old version never takes the place of a newer one', () => {
    const edited = message(1, { change: 5, content: 'edited' });
    const log = openLog({ messages: [edited], next_cursor: null, newer_after: null, last_change: 5 });
    expect(takeOwn(log, message(1)).messages).toEqual([edited]);
  });
});

describe('comments under a post', () => {
  const post = message(1, { comments: 0 });
  const page = { messages: [post], next_cursor: null, newer_after: null, last_change: 1 };
  const said = message(2, { thread_of: post.id, content: 'well said' });

  it('[TLK-03] stand in their thread alone, and are counted once under the post wherever it is shown', () => {
    const [main, thread] = [openLog(page), openLog(page)];
    const heard = takeLive(main, 2, said, null);
    expect(heard?.messages).toMatchObject([{ id: post.id, comments: 1, commenters: [{ name: said.sender_name }] }]);
    const there = takeLive(thread, 2, said, post.id);
    expect(there?.messages.map(({ id }) => id)).toEqual([post.id, said.id]);
    // The same once more changes nothing, and what comes after a gap has to be asked for.
    expect(takeLive(heard ?? main, 2, said, null)?.messages[0]?.comments).toBe(1);
    expect(takeLive(main, 3, { ...said, change: 3 }, null)).toBeNull();
  });

  it('[TLK-03] one’s own is shown at once, and counted when its number is heard', () => {
    const shown = takeOwnComment(openLog(page), said);
    expect([shown.messages.length, shown.messages[0]?.comments, shown.change]).toEqual([2, 0, 1]);
    expect(takeLive(shown, 2, said, post.id)?.messages[0]?.comments).toBe(1);
  });

  it('[TLK-03] a thread hears of its channel without showing it', () => {
    const next = message(5, { change: 2, comments: 0 });
    const log = takeLive(openLog(page), 2, next, post.id);
    expect([log?.messages.length, log?.change]).toEqual([1, 2]);
  });
});
