import { formatUnits } from '@wagram/contract/kernel';
import { createTexts } from '#kernel';
import type { NoticeRow } from './reading.gen.ts';

/** What is told together, whoever did it. */
export type TogetherKind = 'like' | 'comment_like' | 'comment' | 'repost' | 'follow' | 'follow_request';

export const texts = createTexts('notifications/texts', (language) => ({
  /** A sentence without its subject, which stands before it. What the network itself says is whole. */
  message: ({ kind, details }: Pick<NoticeRow, 'kind' | 'details'>, credit: string): string => {
    switch (kind) {
      case 'like':
        return 'liked your post';
      case 'comment_like':
        return 'liked your comment';
      case 'comment':
        return details.groupName === undefined
          ? 'commented on your post'
          : `commented on your post in ${details.groupName}`;
      case 'reply':
        return details.groupName === undefined
          ? 'replied to your comment'
          : `replied to your comment in ${details.groupName}`;
      case 'repost':
        return 'reposted your post';
      case 'quote':
        return 'quoted your post';
      case 'poll_ended':
        return 'asked a question that you answered: the result is here';
      case 'mention':
        return details.groupName === undefined ? 'mentioned you' : `mentioned you in ${details.groupName}`;
      case 'follow':
        return 'started following you';
      case 'follow_request':
        return 'wants to follow you';
      case 'follow_accepted':
        return 'accepted your request';
      case 'gift':
      case 'credit':
        return `sent you ${details.amount ?? ''} ${credit}`;
      case 'payment': {
        const sum = formatUnits(BigInt(details.amount ?? 0), Number(details.decimals ?? 0), language);
        return `sent you ${sum} ${details.network === 'test' ? 'test ' : ''}${details.symbol ?? ''}`;
      }
      case 'superchat':
        return `sent you ${details.amount ?? ''} ${credit} in your stream`;
      case 'message':
        return 'sent you a message';
      case 'message_request':
        return 'wants to write to you';
      case 'stream_scheduled':
        return 'scheduled a stream';
      case 'stream_started':
        return 'is live now';
      case 'group_accepted':
        return details.groupName === undefined ? 'let you into a group' : `let you into ${details.groupName}`;
      case 'group_added':
        return details.groupName === undefined ? 'added you to a group' : `added you to ${details.groupName}`;
      case 'launchpad_ready':
      case 'token_ready':
      case 'report_outcome':
      case 'moderation':
      case 'badge_rests':
      case 'scheduled_failed':
      case 'ticket_refunded':
      case 'referral':
        return details.message ?? '';
    }
  },
  /** The same of several people, who stand before it. */
  ofMany: (kind: TogetherKind, groupName: string | undefined): string =>
    ({
      like: 'liked your post',
      comment_like: 'liked your comment',
      comment: groupName === undefined ? 'commented on your post' : `commented on your post in ${groupName}`,
      repost: 'reposted your post',
      follow: 'started following you',
      follow_request: 'want to follow you',
    })[kind],
  /** On a device, where the name is a part of the sentence. */
  push: (name: string | null, message: string) => (name === null ? message : `${name} ${message}`),
}));
