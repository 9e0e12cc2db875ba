import { describe, expect, it } from 'vitest';
import { conversation, message, person, conversationId, someId } from '#testing';
import { withReaction } from '../acts.ts';
import { inOrder, notOlder, patchInbox, previewOf, conversationsOf, withMark, withMessage } from './inbox.ts';

const [ana, bob] = [person('ana'), person('bob')];

describe('the inbox', () => {
  it('[MSG-01] a new message is its last word, counts as unread and brings its conversation to the top', () => {
    const quiet = conversation({ conversation_id: someId('quiet'), timestamp: '2026-11-15T11:00:00.000Z' });
    const inbox = {
      pages: [
        { conversations: [conversation({ conversation_id: someId('other') })], next_cursor: 'x' },
        { conversations: [quiet], next_cursor: null },
      ],
      pageParams: [null, 'x'],
    };
    const news = message(2, { content: 'news', created_at: '2026-11-15T13:00:00.000Z' });
    const next = patchInbox(inbox, someId('quiet'), (talk) => withMessage(talk, news, ana.id));
    expect(conversationsOf(next).map((talk) => talk.conversation_id)).toEqual(['quiet', 'other']);
    expect(conversationsOf(next)[0]).toMatchObject({
      lastMessage: 'news',
      unreadCount: 1,
      lastSenderId: bob.id,
      last_seq: 2,
    });
    expect(next.pages.map((page) => page.conversations.length)).toEqual([1, 1]);
  });

  it('[MSG-01] one’s own is not unread, told twice it counts once, and an old one that changes does not show', () => {
    const talk = conversation({ last_seq: 5, lastMessage: 'five' });
    expect(withMessage(talk, message(6, {}, ana), ana.id).unreadCount).toBe(0);
    const told = withMessage(talk, message(6), ana.id);
    expect(withMessage(told, message(6), ana.id).unreadCount).toBe(1);
    expect(withMessage(talk, message(3, { change: 9, content: 'edited' }), ana.id)).toMatchObject({
      lastMessage: 'five',
      last_change: 9,
    });
  });

  it('[MSG-07] marks go forwards only, and one’s own reading empties the count', () => {
    const talk = conversation({ last_seq: 4, unreadCount: 2, read_seq: 2 });
    const mark = { conversation_id: conversationId, member_id: bob.id };
    const read = withMark(talk, { ...mark, type: 'read', seq: 3 }, ana.id);
    expect(read).toMatchObject({ other_read_seq: 3, other_delivered_seq: 3, unreadCount: 2 });
    expect(withMark(read, { ...mark, type: 'delivered', seq: 1 }, ana.id)).toMatchObject({ other_delivered_seq: 3 });
    expect(withMark(talk, { type: 'read', seq: 4, member_id: ana.id }, ana.id)).toMatchObject({
      read_seq: 4,
      unreadCount: 0,
    });
  });

  it('an answer that was read before the last word was told takes nothing back', () => {
    const known = conversation({ last_seq: 3, lastMessage: 'three', other_read_seq: 3, read_seq: 2 });
    const late = conversation({ last_seq: 2, lastMessage: 'two', other_read_seq: 1, is_muted: true });
    expect(notOlder(known, late)).toMatchObject({
      last_seq: 3,
      lastMessage: 'three',
      other_read_seq: 3,
      read_seq: 2,
      is_muted: true,
    });
    expect(notOlder(conversation({ conversation_id: someId('another'), last_seq: 9 }), late)).toBe(late);
    const read = conversation({ last_seq: 2, read_seq: 2 });
    expect(notOlder(read, conversation({ last_seq: 2, read_seq: 1, unreadCount: 1 })).unreadCount).toBe(0);
  });

  it('a conversation that two pages hold stands once', () => {
    const page = { conversations: [conversation()], next_cursor: null };
    expect(conversationsOf(inOrder({ pages: [page, page], pageParams: [null, 'x'] }))).toHaveLength(1);
  });

  it('[MSG-01] says what a message without words is', () => {
    const media = {
      kind: 'image' as const,
      url: '/a',
      srcset: null,
      poster_url: null,
      width: 1,
      height: 1,
      thumbhash: null,
      alt: null,
    };
    expect([
      previewOf(message(1, { content: '', media })),
      previewOf(message(1, { content: '', media: { ...media, kind: 'video' } })),
      previewOf(message(1, { content: '', kind: 'voice' })),
      previewOf(message(1, { content: '', deleted: true })),
      previewOf(message(1, { content: '', deleted: true, kind: 'credit', credit: null })),
      previewOf(message(1, { content: 'look', media })),
    ]).toEqual(['Photo', 'Video', 'Voice message', 'Message deleted', 'Credit taken back', 'look']);
    const film = { ...media, kind: 'video' } as const;
    const file = { ...media, kind: 'file', file: { name: 'plan.pdf', size: 9 } } as const;
    expect([
      previewOf(message(1, { content: '', media, more_media: [media, media] })),
      previewOf(message(1, { content: '', media, more_media: [film] })),
      previewOf(message(1, { content: '', kind: 'file', media: file })).replaceAll(/[\u2066-\u2069]/g, ''),
    ]).toEqual(['3 photos', '2 photos and videos', 'File: plan.pdf']);
  });
});

describe('an answer with one tap', () => {
  it('is counted once, beside those of others, and goes as it came', () => {
    const liked = message(1, { reactions: [{ emoji: '👍', count: 1, mine: false }] });
    const both = withReaction(liked, '👍', true);
    expect(both.reactions).toEqual([{ emoji: '👍', count: 2, mine: true }]);
    expect(withReaction(both, '👍', true)).toBe(both);
    expect(withReaction(both, '👍', false).reactions).toEqual(liked.reactions);
    expect(withReaction(withReaction(message(1), '😂', true), '😂', false).reactions).toEqual([]);
  });
});
