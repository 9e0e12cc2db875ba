import { beforeEach, describe, expect, it } from 'vitest';
import { group, openPage } from '#testing';
import { curlExample } from './info/bots.tsx';
import { inviteAddress } from './info/invites.tsx';
import { changesFor } from './info/members.tsx';
import { changesOf, valuesOf, wordsIn } from './info/settings.tsx';
import { answersOf, freshPoll, pollError } from './chat/poll-draft.ts';
import { withTags } from './new/tags-field.tsx';

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

  it('of the settings only what has changed is sent', () => {
    const now = group({ words: ['spam'] });
    expect(changesOf(now, valuesOf(now))).toEqual({ group_id: now.id });
    expect(changesOf(now, { ...valuesOf(now), slowMode: true, words: 'spam\nscam' })).toEqual({
      group_id: now.id,
      slowMode: true,
      words: ['spam', 'scam'],
    });
  });

  it('a poll has a question and two answers', () => {
    expect(pollError(poll(' ', 'a', 'b'))).toBe('Ask something first');
    expect(pollError(poll('Where?', 'here', ' '))).toBe('A poll has 2 to 10 answers');
    expect(pollError(poll('Where?', 'here', 'there'))).toBeNull();
    expect(answersOf(poll('Where?', ' here ', ''))).toEqual(['here']);
  });
});

describe('what leaves the server', () => {
  beforeEach(() => openPage({ publicUrl: 'https://acme.example' }));

  it('an invite is an address of the place where the server lives', () => {
    expect(inviteAddress('a b')).toBe('https://acme.example/join/a%20b');
  });

  it('a bot’s first words can be pasted into a terminal', () => {
    expect(curlExample('t0k')).toBe(
      `curl https://acme.example/api/bots/messages \\\n  -H 'Authorization: Bearer t0k' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"content":"Good morning"}'`,
    );
  });
});
