import { describe, expect, it } from 'vitest';
import { notice, someId } from '#testing';
import { noticeAge } from './age.ts';
import { groupNotices } from './groups.ts';

describe('groups of notices', () => {
  it('neighbours with the same key become one; others stay apart', () => {
    const list = [
      notice(5, { group_key: 'like:1', from_id: someId('ana') }),
      notice(4, { group_key: 'like:1', from_id: someId('bob'), read: true }),
      notice(3, { group_key: 'follow' }),
      notice(2, { group_key: 'like:1', from_id: someId('cleo') }),
    ];
    const groups = groupNotices(list);
    expect(groups.map(({ all }) => all.length)).toEqual([2, 1, 1]);
    expect(groups[0]?.people.map(({ from_id }) => from_id)).toEqual(['ana', 'bob']);
    expect(groups[0]?.unreadIds).toEqual([list[0]?.id]);
    expect(groupNotices([])).toEqual([]);
  });

  it('somebody who did it twice is one person', () => {
    const twice = [1, 2, 3].map((number) => notice(number, { group_key: 'comment:1', from_id: someId('ana') }));
    expect(groupNotices(twice)[0]?.people).toHaveLength(1);
  });
});

describe('the age of a notice', () => {
  it.each([
    [0, '1m'],
    [59, '1m'],
    [125, '2m'],
    [3_599, '59m'],
    [3_600, '1h'],
    [86_399, '23h'],
    [86_400, '1d'],
    [45 * 86_400, '45d'],
  ])('[NOTI-01] after %i seconds it is %s', (seconds, text) => {
    expect(noticeAge(new Date(1_000_000_000_000 - seconds * 1_000).toISOString(), 1_000_000_000_000)).toBe(text);
  });
});
