import { describe, expect, it } from 'vitest';
import { isEmoji } from './emoji.ts';

describe('an emoji', () => {
  it('[TLK-01] is one sign as people see it', () => {
    for (const sign of ['🎉', '❤️', '❤', '👍🏿', '👨‍👩‍👧‍👦', '🇪🇨', '1️⃣', '#️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏳️‍🌈'])
      expect([sign, isEmoji(sign)]).toEqual([sign, true]);
  });

  it('[TLK-01] is nothing else', () => {
    for (const text of ['', 'a', '1', '#', '🎉🎉', '🎉a', 'a🎉', ' 🎉', '🇪', '\u200d', '<b>', '🎉\u0301'])
      expect([text, isEmoji(text)]).toEqual([text, false]);
  });
});
