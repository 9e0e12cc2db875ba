import { describe, expect, it } from 'vitest';
import { message, person } from '#testing';
import { countdownText, freeAt } from './slow.ts';

const [ana, bob] = [person('ana'), person('bob')];
const slow = { role: 'member', slowMode: true, slowSeconds: 30 } as const;
const at = '2026-11-15T12:00:00.000Z';
const said = [message(1, { created_at: at }, bob), message(2, { created_at: '2026-11-15T12:00:20.000Z' }, ana)];

describe('slow mode', () => {
  it('counts from the last message of one’s own, whatever others said since', () => {
    expect(freeAt(slow, said, bob.id)).toBe(Date.parse(at) + 30_000);
    expect(freeAt(slow, said.slice(1), bob.id)).toBeNull();
  });

  it('does not slow down those who run the group, nor anybody while it is off', () => {
    expect(freeAt({ ...slow, role: 'moderator' }, said, bob.id)).toBeNull();
    expect(freeAt({ ...slow, slowMode: false }, said, bob.id)).toBeNull();
  });

  it('what the app told of somebody is not what they said', () => {
    expect(freeAt(slow, [message(1, { kind: 'system', content: 'joined' }, bob)], bob.id)).toBeNull();
  });

  it.each([
    [29_400, '0:30'],
    [1, '0:01'],
    [0, '0:00'],
    [725_000, '12:05'],
    [3_600_000, '1:00:00'],
  ])('%i ms are shown as %s', (ms, text) => {
    expect(countdownText(ms)).toBe(text);
  });
});
