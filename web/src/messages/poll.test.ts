import { describe, expect, it } from 'vitest';
import { withVote } from './acts.ts';
import { chosenAfter } from './bubble/poll-body.tsx';

const poll = (multiple: boolean, ...mine: boolean[]) => ({
  options: mine.map((isMine, index) => ({ text: `answer ${index}`, votes: isMine ? 1 : 0, mine: isMine })),
  multiple,
  voters: mine.includes(true) ? 1 : 0,
  closed: false,
});

describe('a poll', () => {
  it('a tap chooses one answer, or takes it back', () => {
    expect(chosenAfter(poll(false, false, true), 0)).toEqual([0]);
    expect(chosenAfter(poll(false, false, true), 1)).toEqual([]);
  });

  it('where several may be chosen, a tap adds one or takes it away', () => {
    expect(chosenAfter(poll(true, false, true), 0)).toEqual([0, 1]);
    expect(chosenAfter(poll(true, true, true), 1)).toEqual([0]);
  });

  it('shows the vote at once, and counts a voter once', () => {
    const first = withVote(poll(true, false, false), [0, 1]);
    expect([first.voters, ...first.options.map(({ votes }) => votes)]).toEqual([1, 1, 1]);
    const changed = withVote(first, [1]);
    expect([changed.voters, ...changed.options.map(({ votes }) => votes)]).toEqual([1, 0, 1]);
    expect(withVote(changed, []).voters).toBe(0);
  });
});
