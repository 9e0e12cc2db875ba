import { formatUnits } from '@wagram/contract/kernel';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  message: ({ kind, details }, credit) => {
    switch (kind) {
      case 'like':
        return 'gefällt dein Beitrag';
      case 'comment_like':
        return 'gefällt dein Kommentar';
      case 'comment':
        return details.groupName === undefined
          ? 'hat deinen Beitrag kommentiert'
          : `hat deinen Beitrag in ${details.groupName} kommentiert`;
      case 'reply':
        return details.groupName === undefined
          ? 'hat auf deinen Kommentar geantwortet'
          : `hat auf deinen Kommentar in ${details.groupName} geantwortet`;
      case 'repost':
        return 'hat deinen Beitrag repostet';
      case 'quote':
        return 'hat deinen Beitrag zitiert';
      case 'poll_ended':
        return 'hatte eine Umfrage, bei der du abgestimmt hast: Das Ergebnis ist da';
      case 'mention':
        return details.groupName === undefined ? 'hat dich erwähnt' : `hat dich in ${details.groupName} erwähnt`;
      case 'follow':
        return 'folgt dir jetzt';
      case 'follow_request':
        return 'möchte dir folgen';
      case 'follow_accepted':
        return 'hat deine Anfrage angenommen';
      case 'gift':
      case 'credit':
        return `hat dir ${details.amount ?? ''} ${credit} gesendet`;
      case 'payment': {
        const sum = formatUnits(BigInt(details.amount ?? 0), Number(details.decimals ?? 0), language);
        return `hat dir ${sum} ${details.network === 'test' ? 'Test-' : ''}${details.symbol ?? ''} gesendet`;
      }
      case 'superchat':
        return `hat dir in deinem Stream ${details.amount ?? ''} ${credit} gesendet`;
      case 'message':
        return 'hat dir eine Nachricht gesendet';
      case 'message_request':
        return 'möchte dir schreiben';
      case 'stream_scheduled':
        return 'hat einen Stream geplant';
      case 'stream_started':
        return 'ist jetzt live';
      case 'group_accepted':
        return details.groupName === undefined
          ? 'hat dich in eine Gruppe aufgenommen'
          : `hat dich in ${details.groupName} aufgenommen`;
      case 'group_added':
        return details.groupName === undefined
          ? 'hat dich zu einer Gruppe hinzugefügt'
          : `hat dich zu ${details.groupName} hinzugefügt`;
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
      like: 'mögen deinen Beitrag',
      comment_like: 'mögen deinen Kommentar',
      comment:
        groupName === undefined
          ? 'haben deinen Beitrag kommentiert'
          : `haben deinen Beitrag in ${groupName} kommentiert`,
      repost: 'haben deinen Beitrag repostet',
      follow: 'folgen dir jetzt',
      follow_request: 'möchten dir folgen',
    })[kind],
  push: (name, message) => (name === null ? message : `${name} ${message}`),
});
