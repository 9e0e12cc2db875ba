import { formatUnits } from '@wagram/contract/kernel';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  message: ({ kind, details }, credit) => {
    switch (kind) {
      case 'like':
        return 'le dio me gusta a tu publicación';
      case 'comment_like':
        return 'le dio me gusta a tu comentario';
      case 'comment':
        return details.groupName === undefined
          ? 'comentó tu publicación'
          : `comentó tu publicación en ${details.groupName}`;
      case 'reply':
        return details.groupName === undefined
          ? 'respondió a tu comentario'
          : `respondió a tu comentario en ${details.groupName}`;
      case 'repost':
        return 'reposteó tu publicación';
      case 'quote':
        return 'citó tu publicación';
      case 'poll_ended':
        return 'hizo una pregunta que respondiste: aquí está el resultado';
      case 'mention':
        return details.groupName === undefined ? 'te mencionó' : `te mencionó en ${details.groupName}`;
      case 'follow':
        return 'empezó a seguirte';
      case 'follow_request':
        return 'quiere seguirte';
      case 'follow_accepted':
        return 'aceptó tu solicitud';
      case 'gift':
      case 'credit':
        return `te envió ${details.amount ?? ''} ${credit}`;
      case 'payment': {
        const sum = formatUnits(BigInt(details.amount ?? 0), Number(details.decimals ?? 0), language);
        return `te envió ${sum} ${details.symbol ?? ''}${details.network === 'test' ? ' de prueba' : ''}`;
      }
      case 'superchat':
        return `te envió ${details.amount ?? ''} ${credit} en tu transmisión`;
      case 'message':
        return 'te envió un mensaje';
      case 'message_request':
        return 'quiere escribirte';
      case 'stream_scheduled':
        return 'programó una transmisión';
      case 'stream_started':
        return 'está en vivo';
      case 'group_accepted':
        return details.groupName === undefined
          ? 'te dejó entrar en un grupo'
          : `te dejó entrar en ${details.groupName}`;
      case 'group_added':
        return details.groupName === undefined ? 'te añadió a un grupo' : `te añadió a ${details.groupName}`;
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
      like: 'le dieron me gusta a tu publicación',
      comment_like: 'le dieron me gusta a tu comentario',
      comment: groupName === undefined ? 'comentaron tu publicación' : `comentaron tu publicación en ${groupName}`,
      repost: 'repostearon tu publicación',
      follow: 'empezaron a seguirte',
      follow_request: 'quieren seguirte',
    })[kind],
  push: (name, message) => (name === null ? message : `${name} ${message}`),
});
