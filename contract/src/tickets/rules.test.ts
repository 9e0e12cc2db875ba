import { describe, expect, it } from 'vitest';
import { fateOf, type StreamFate } from './rules.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 20, 10, minutes));
const planned: StreamFate = {
  state: 'scheduled',
  scheduledFor: at(0),
  startedAt: null,
  endedAt: null,
  isHidden: false,
};
const ended = (minutes: number): StreamFate => ({ ...planned, state: 'ended', startedAt: at(0), endedAt: at(minutes) });

describe('whether a stream has happened', () => {
  it.each([
    ['to come', planned, at(-60), 'open'],
    ['two hours late', planned, at(120), 'open'],
    ['later than two hours', planned, new Date(at(120).getTime() + 1), 'off'],
    ['live, however late', { ...planned, state: 'live', startedAt: at(119) }, at(600), 'open'],
    ['over after five minutes', ended(5), at(6), 'happened'],
    ['over before that', ended(4), at(6), 'off'],
    ['begun early, and there for five minutes at its time', { ...ended(5), startedAt: at(-30) }, at(6), 'happened'],
    ['begun early, and over soon after its time', { ...ended(4), startedAt: at(-30) }, at(6), 'off'],
    ['over before its time, however long it was', { ...ended(-1), startedAt: at(-600) }, at(6), 'off'],
    ['begun late, and there for five minutes', { ...ended(65), startedAt: at(60) }, at(66), 'happened'],
    ['over, and taken away by an operator', { ...ended(30), isHidden: true }, at(31), 'off'],
    ['to come, and taken away', { ...planned, isHidden: true }, at(-60), 'off'],
    ['gone', null, at(-60), 'off'],
  ] as const)('[MON-11] %s', (_name, stream, now, fate) => {
    expect(fateOf(stream, now)).toBe(fate);
  });
});
