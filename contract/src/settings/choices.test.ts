import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, toChoices } from './choices.ts';

describe('choices', () => {
  it('[NOTI-04, MSG-08, HELP-01, LAUN-01, BUY-01] are all on until somebody chooses, but for mail, and wishes are nobody’s until they are made', () => {
    expect(toChoices(null)).toEqual({
      notify: { likes: true, comments: true, newFollowers: true, directMessages: true, streams: true },
      messages: { onlineStatus: true, messageNotifications: true, typingIndicator: true },
      account: { mentionsAndReplies: true, push: true, digests: false },
      wishes: { launchpad: false, token: false },
    });
  });

  it('[NOTI-04] keep what was chosen beside what was not', () => {
    expect(toChoices({ notify: { likes: false } }).notify).toEqual({
      likes: false,
      comments: true,
      newFollowers: true,
      directMessages: true,
      streams: true,
    });
  });

  it('are whole whatever was stored', () => {
    const damaged = fc.oneof(fc.jsonValue(), fc.record({ notify: fc.jsonValue() }));
    fc.assert(fc.property(damaged, (stored) => choices.safeParse(toChoices(stored)).success));
  });
});
