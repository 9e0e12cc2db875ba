import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, toChoices } from './choices.ts';

describe('choices', () => {
  it('[NOTI-04, MSG-08, HELP-01, LAUN-01, BUY-01] are all on until somebody chooses, but for mail, and wishes are nobody’s until they are made', () => {
    expect(toChoices(null)).toEqual({
      notify: { likes: true, comments: true, newFollowers: true, directMessages: true, streams: true },
      messages: { onlineStatus: true, messageNotifications: true, typingIndicator: true, readReceipts: true },
      account: { mentionsAndReplies: true, push: true, digests: false },
      display: { hideLikeCounts: false, openWarnings: false, language: null },
      ranking: { likes: null, replies: null, shares: null, fade: null, following: null },
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

  it('[LNG-02] a language is the tag of one; anything else is none', () => {
    const languageOf = (language: unknown) => toChoices({ display: { language } }).display.language;
    expect(['de', 'fil', 'pt-BR', 'pt-br', '', 7, null].map(languageOf)).toEqual([
      'de',
      'fil',
      'pt-BR',
      null,
      null,
      null,
      null,
    ]);
  });

  it('[SOC-12] weights are halves within their bounds; anything else is as documented', () => {
    const { ranking } = toChoices({ ranking: { likes: 10.5, replies: 0.3, shares: 0, fade: 1.5, following: '2' } });
    expect(ranking).toEqual({ likes: null, replies: null, shares: 0, fade: 1.5, following: null });
  });

  it('are whole whatever was stored', () => {
    const weights = fc.dictionary(fc.constantFrom('likes', 'fade', 'following'), fc.oneof(fc.double(), fc.jsonValue()));
    const damaged = fc.oneof(
      fc.jsonValue(),
      fc.record({ notify: fc.jsonValue() }),
      fc.record({ ranking: fc.oneof(weights, fc.jsonValue()) }),
    );
    fc.assert(fc.property(damaged, (stored) => choices.safeParse(toChoices(stored)).success));
  });
});
