import { describe, expect, it } from 'vitest';
import { changesFor } from './info-members.tsx';
import { wordsIn } from './info-settings.tsx';
import { answersOf, freshPoll, pollFault } from './poll-draft.ts';
import { withTags } from './tags-field.tsx';

const poll = (question: string, ...answers: string[]) => ({ ...freshPoll, question, answers });

describe('what one may do about others', () => {
  const acts = (mine: 'owner' | 'admin' | 'moderator' | 'member', theirs: 'owner' | 'admin' | 'moderator' | 'member') =>
    changesFor(mine, theirs).map((change) => (change.action === 'role' ? change.role : change.action));

  it('grows with the role and never reaches one’s equals', () => {
    expect(acts('owner', 'member')).toEqual(['admin', 'moderator', 'transfer', 'remove', 'ban']);
    expect(acts('admin', 'moderator')).toEqual(['member', 'remove', 'ban']);
    expect(acts('moderator', 'member')).toEqual(['remove', 'ban']);
    expect([acts('admin', 'admin'), acts('admin', 'owner'), acts('member', 'member')]).toEqual([[], [], []]);
  });
});

describe('what is typed for a group', () => {
  it('[GRP-02] tags are small, without # and each there once, and no more than there may be', () => {
    expect(withTags(['crypto'], '#Solana, crypto  DeFi', 10)).toEqual(['crypto', 'solana', 'defi']);
    expect(withTags(['a', 'b'], 'c d', 3)).toEqual(['a', 'b', 'c']);
  });

  it('words that are kept out stand one on each line', () => {
    expect(wordsIn(' spam \n\nfree money\nspam')).toEqual(['spam', 'free money']);
  });

  it('a poll has a question and two answers', () => {
    expect(pollFault(poll(' ', 'a', 'b'))).toBe('Ask something first');
    expect(pollFault(poll('Where?', 'here', ' '))).toBe('A poll has 2 to 10 answers');
    expect(pollFault(poll('Where?', 'here', 'there'))).toBeNull();
    expect(answersOf(poll('Where?', ' here ', ''))).toEqual(['here']);
  });
});
