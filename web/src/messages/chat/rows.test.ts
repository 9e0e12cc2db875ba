import { describe, expect, it } from 'vitest';
import { message, person } from '#testing';
import type { Waiting, WaitingWords } from '../writing/outbox-store.ts';
import { dayText, rowsOf } from './rows.ts';
import { clockText, peaksOf } from '../voice/waveform.ts';

const ana = person('ana');
const now = new Date(2026, 10, 15, 12).getTime();
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();
const waiting = (clientId: string, change: Partial<WaitingWords> = {}): Waiting => ({
  client_id: clientId,
  receiver_id: person('bob').id,
  kind: 'text',
  content: clientId,
  image_url: null,
  media: null,
  duration: null,
  reply_to: null,
  created_at: at(0),
  state: 'waiting',
  problem: null,
  canGoLater: false,
  ...change,
});
const base = { messages: [], waiting: [], me: ana.id, marks: null, readUntil: null, now };
const own = (seq: number, change = {}) => message(seq, { created_at: at(1), ...change }, ana);
const shown = (rows: ReturnType<typeof rowsOf>) => rows.flatMap((row) => (row.type === 'message' ? [row] : []));

describe('the rows of a chat', () => {
  it('[MSG-04] says the day once, and groups what one person wrote within a few minutes', () => {
    const messages = [
      message(1, { created_at: at(60 * 24) }),
      message(2, { created_at: at(30) }),
      message(3, { created_at: at(29) }),
      own(4),
    ];
    const rows = rowsOf({ ...base, messages });
    expect(rows.flatMap((row) => (row.type === 'day' ? [row.text] : []))).toEqual(['Yesterday', 'Today']);
    expect(shown(rows).map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
      [true, true],
      [true, false],
      [false, true],
      [true, true],
    ]);
    expect(shown(rows).map((row) => row.shown.isOwn)).toEqual([false, false, false, true]);
  });

  it('what could not be sent stays where it was written, above what was said later; what waits stands last', () => {
    const messages = [message(1, { created_at: at(9) }), message(2, { created_at: at(2) })];
    const unsent = [waiting('old', { state: 'failed', created_at: at(5) }), waiting('new', { created_at: at(8) })];
    const rows = shown(rowsOf({ ...base, messages, waiting: unsent }));
    expect(rows.map((row) => row.shown.content)).toEqual(['message 1', 'old', 'message 2', 'new']);
  });

  it('[GRP-02] in a group what two people said does not run together, and what waits for approval stands last', () => {
    const messages = [message(1, { created_at: at(3) }), message(2, { created_at: at(2) }, person('cleo'))];
    const held = [own(0, { id: 'held', held: true })];
    const rows = shown(rowsOf({ ...base, messages, held }));
    expect(rows.map(({ isFirst, isLast }) => isFirst && isLast)).toEqual([true, true, true]);
    expect(rows.map((row) => row.shown.state)).toEqual([null, null, 'held']);
    const approved = shown(rowsOf({ ...base, messages: [...messages, own(3, { id: 'held' })], held }));
    expect(approved.map((row) => row.shown.state)).toEqual([null, null, 'sent']);
  });

  it('[MSG-04] days are today, yesterday, a weekday, then a date with its year where it is another', () => {
    const days = [0, 1, 3, 30, 400].map((ago) => dayText(at(ago * 24 * 60), now));
    expect(days).toEqual(['Today', 'Yesterday', 'Thursday', 'October 16', 'October 11, 2025']);
  });

  it('[MSG-07] what waits stands last, and becomes the same bubble once the server has it', () => {
    const before = rowsOf({ ...base, messages: [own(1)], waiting: [waiting('client-1'), waiting('client-2')] });
    expect(shown(before).map((row) => row.key)).toEqual([message(1).id, 'client-1', 'client-2']);
    const landed = own(2, { client_id: 'client-1' });
    const after = rowsOf({ ...base, messages: [own(1), landed], waiting: [waiting('client-1'), waiting('client-2')] });
    expect(shown(after).map((row) => row.key)).toEqual([message(1).id, 'client-1', 'client-2']);
    expect(shown(after).map((row) => row.shown.state)).toEqual(['sent', 'sent', 'pending']);
  });

  it('[MSG-07] a message is pending, failed, sent, delivered, then read', () => {
    const marks = { other_delivered_seq: 2, other_read_seq: 1 };
    const rows = rowsOf({
      ...base,
      messages: [own(1), own(2), own(3), message(4)],
      waiting: [waiting('a'), waiting('b', { state: 'failed', problem: 'No' })],
      marks,
    });
    expect(shown(rows).map((row) => row.shown.state)).toEqual(['read', 'delivered', 'sent', null, 'failed', 'pending']);
  });

  it('a line stands before the first message that was not read, and not before one’s own', () => {
    const rows = rowsOf({
      ...base,
      messages: [message(1, { created_at: at(9) }), own(2), message(3, { created_at: at(0) })],
      readUntil: 1,
    });
    expect(rows.map((row) => (row.type === 'message' ? row.shown.message?.seq : row.type))).toEqual([
      'day',
      1,
      2,
      'fresh',
      3,
    ]);
    expect(rowsOf({ ...base, messages: [message(1)], readUntil: null }).some(({ type }) => type === 'fresh')).toBe(
      false,
    );
  });
});

describe('a voice', () => {
  it('is drawn by the loudest of each part, against the loudest of all', () => {
    expect(peaksOf([0.1, -0.5, 0.2, 0.25], 2)).toEqual([1, 0.5]);
    expect(peaksOf([0, 0], 2)).toEqual([0, 0]);
    expect(peaksOf([1], 3)).toEqual([1, 1, 1]);
  });

  it('has a length that reads as minutes and seconds', () => {
    expect([0, 9.9, 65.4, 300].map(clockText)).toEqual(['0:00', '0:09', '1:05', '5:00']);
  });
});
