import type { Translation } from '#kernel';
import { formatUnits } from '@wagram/contract/kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  // The name stands before it, of one or of many: a noun fits every one of them.
  message: ({ kind, details }, credit) => {
    switch (kind) {
      case 'like':
        return '· إعجاب بمنشورك';
      case 'comment_like':
        return '· إعجاب بتعليقك';
      case 'comment':
        return details.groupName === undefined ? '· تعليق على منشورك' : `· تعليق على منشورك في ${details.groupName}`;
      case 'reply':
        return details.groupName === undefined ? '· رد على تعليقك' : `· رد على تعليقك في ${details.groupName}`;
      case 'repost':
        return '· إعادة نشر منشورك';
      case 'quote':
        return '· اقتباس منشورك';
      case 'poll_ended':
        return '· ظهرت نتيجة استطلاع شاركت فيه';
      case 'mention':
        return details.groupName === undefined ? '· إشارة إليك' : `· إشارة إليك في ${details.groupName}`;
      case 'follow':
        return '· متابعة جديدة لك';
      case 'follow_request':
        return '· طلب متابعتك';
      case 'follow_accepted':
        return '· قبول طلبك';
      case 'gift':
      case 'credit':
        return `· وصلك ${details.amount ?? ''} ${credit}`;
      case 'payment': {
        const sum = formatUnits(BigInt(details.amount ?? 0), Number(details.decimals ?? 0), language);
        const symbol = details.symbol ?? '';
        return details.network === 'test' ? `· وصلك ${sum} ${symbol} (تجريبي)` : `· وصلك ${sum} ${symbol}`;
      }
      case 'superchat':
        return `· وصلك ${details.amount ?? ''} ${credit} في بثك`;
      case 'message':
        return '· رسالة جديدة لك';
      case 'message_request':
        return '· طلب مراسلتك';
      case 'stream_scheduled':
        return '· بث مجدول';
      case 'stream_started':
        return '· بث مباشر الآن';
      case 'group_accepted':
        return details.groupName === undefined ? '· قبولك في مجموعة' : `· قبولك في ${details.groupName}`;
      case 'group_added':
        return details.groupName === undefined ? '· إضافتك إلى مجموعة' : `· إضافتك إلى ${details.groupName}`;
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
  ofMany: (kind, groupName) =>
    ({
      like: '· إعجاب بمنشورك',
      comment_like: '· إعجاب بتعليقك',
      comment: groupName === undefined ? '· تعليقات على منشورك' : `· تعليقات على منشورك في ${groupName}`,
      repost: '· إعادة نشر منشورك',
      follow: '· متابعون جدد لك',
      follow_request: '· طلبات متابعتك',
    })[kind],
  // The sentence runs from right to left although a name in Latin letters stands first, and the @ stays before the name.
  push: (name, message) => (name === null ? message : `\u200F\u200E${name} ${message}`),
});
