import { describe, expect, it } from 'vitest';
import { someId } from '#testing';
import { familyOf, toThreads } from './threads.ts';
import type { ShownComment } from './threads.ts';

const comment = (id: string, parent: string | null = null) => ({ id, parent_id: parent }) as ShownComment;
const talk = [
  comment('1'),
  comment('2'),
  comment('3', '1'),
  comment('4', '3'),
  comment('5', 'unseen'),
  comment('6', '2'),
  comment('7', '4'),
];

describe('threads', () => {
  it('[COMM-01] come oldest first, answers at any depth one step below the comment that began them', () => {
    expect(toThreads(talk).map(({ top, replies }) => [top.id, replies.map(({ id }) => id)])).toEqual([
      ['1', ['3', '4', '7']],
      ['2', ['6']],
      ['5', []],
    ]);
  });

  it('a comment leaves with everything that answers it', () => {
    expect(familyOf(talk, someId('3'))).toEqual(['3', '4', '7']);
    expect(familyOf(talk, someId('2'))).toEqual(['2', '6']);
    expect(familyOf(talk, someId('7'))).toEqual(['7']);
  });
});
