import { describe, expect, it } from 'vitest';
import type { CommentId, MemberId, PostId } from '#kernel';
import { someId } from '#testing';
import { noticesOf, retractionOf } from './rules.ts';

const time = '2026-11-15T12:00:00.000Z';
const [ana, bob, cleo] = [someId<MemberId>('ana'), someId<MemberId>('bob'), someId<MemberId>('cleo')];
const postId = someId<PostId>('post');
const onPost = { postId, authorId: ana, memberId: bob };
const comment = {
  commentId: someId<CommentId>('comment'),
  postId,
  memberId: bob,
  postAuthorId: ana,
  parentAuthorId: null,
  mentions: [],
  mediaId: null,
  createdAt: time,
};
const toldBy = (drafts: { memberId: MemberId | null; handle: string | null; kind: string }[]) =>
  drafts.map(({ memberId, handle, kind }) => `${memberId ?? `@${handle}`} ${kind}`);

describe('who is told what', () => {
  it('[NOTI-03] likes, gifts, comments and follows tell whom they concern', () => {
    expect(toldBy(noticesOf['post.liked']({ ...onPost, likedAt: time }))).toEqual(['ana like']);
    expect(noticesOf['post.gifted']({ ...onPost, giftId: someId('gift'), amount: '5' })).toMatchObject([
      { memberId: 'ana', kind: 'gift', fromId: 'bob', details: { amount: '5' } },
    ]);
    expect(toldBy(noticesOf['comment.created'](comment))).toEqual(['ana comment']);
    expect(toldBy(noticesOf['comment.liked']({ ...comment, authorId: cleo }))).toEqual(['cleo comment_like']);
    const pair = { followerId: bob, followingId: ana };
    expect(toldBy(noticesOf['member.followed'](pair))).toEqual(['ana follow']);
    expect(toldBy(noticesOf['follow.requested'](pair))).toEqual(['ana follow_request']);
    expect(noticesOf['follow.accepted'](pair)).toMatchObject([
      { memberId: 'bob', kind: 'follow_accepted', fromId: 'ana' },
    ]);
  });

  it('[NOTI-03] nobody is told what they did themselves', () => {
    const own = { ...onPost, memberId: ana };
    expect(noticesOf['post.liked']({ ...own, likedAt: time })).toEqual([]);
    expect(noticesOf['post.gifted']({ ...own, giftId: someId('gift'), amount: '1' })).toEqual([]);
    expect(noticesOf['comment.created']({ ...comment, memberId: ana, parentAuthorId: ana })).toEqual([]);
    expect(noticesOf['comment.liked']({ ...comment, authorId: bob })).toEqual([]);
  });

  it('[NOTI-03] one comment tells a person once: as an answer rather than as a comment or a mention', () => {
    expect(toldBy(noticesOf['comment.created']({ ...comment, parentAuthorId: ana, mentions: ['cleo'] }))).toEqual([
      'ana reply',
      '@cleo mention',
    ]);
    expect(toldBy(noticesOf['comment.created']({ ...comment, parentAuthorId: cleo }))).toEqual([
      'cleo reply',
      'ana comment',
    ]);
    const keys = noticesOf['comment.created']({ ...comment, mentions: ['cleo'] }).map(({ key }) => key);
    expect(keys).toEqual(['comment:comment', 'comment:comment']);
  });

  it('a mention is told once, and a text that names everybody tells twenty', () => {
    const created = { postId, authorId: ana, mediaId: null, quotedId: null, quotedAuthorId: null, createdAt: time };
    expect(toldBy(noticesOf['post.created']({ ...created, mentions: ['Bob', 'bob', 'BOB'] }))).toEqual([
      '@bob mention',
    ]);
    const many = Array.from({ length: 300 }, (_, index) => `member${index}`);
    expect(noticesOf['post.created']({ ...created, mentions: many })).toHaveLength(20);
  });

  it('undoing names the notice that the event had made', () => {
    const pairs = [
      [
        noticesOf['post.liked']({ ...onPost, likedAt: time }),
        retractionOf['post.unliked']({ ...onPost, likedAt: time }),
      ],
      [
        noticesOf['comment.liked']({ ...comment, authorId: ana }),
        retractionOf['comment.unliked']({ ...comment, authorId: ana }),
      ],
      ...(['member.unfollowed'] as const).map((name) => {
        const pair = { followerId: bob, followingId: ana };
        return [noticesOf['member.followed'](pair), retractionOf[name](pair)] as const;
      }),
      ...(['follow.accepted', 'follow.declined', 'follow.cancelled'] as const).map((name) => {
        const pair = { followerId: bob, followingId: ana };
        return [noticesOf['follow.requested'](pair), retractionOf[name](pair)] as const;
      }),
    ] as const;
    for (const [[made], gone] of pairs) expect(gone).toEqual({ memberId: made?.memberId, key: made?.key });
  });

  it('another room can have anything told, in its own words', () => {
    expect(
      noticesOf['notice.wanted']({ memberId: ana, kind: 'report_outcome', message: 'It was hidden.', postId: null }),
    ).toMatchObject([
      { memberId: 'ana', fromId: null, kind: 'report_outcome', details: { message: 'It was hidden.' }, key: null },
    ]);
  });
});
