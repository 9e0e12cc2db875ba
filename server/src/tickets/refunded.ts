import { formatUnits, type NoticeWanted } from '@wagram/contract/kernel';
import { languageOfMember, publish, type App, type Db } from '#kernel';
import { texts } from './texts.ts';
import type { LockTicketRow } from './tickets.gen.ts';
import { symbolOf } from './view.ts';

/** Whoever paid is told, in the transaction in which it is theirs again. */
export const sayRefunded = async (app: App, tx: Db, ticket: LockTicketRow): Promise<void> => {
  const { member_id: memberId, title, unit, decimals } = ticket;
  if (memberId === null) return;
  const language = await languageOfMember(tx, memberId);
  const sum = `${formatUnits(BigInt(ticket.price), decimals, language)} ${symbolOf(app, unit)}`;
  const event: NoticeWanted = {
    name: 'notice.wanted',
    payload: { memberId, kind: 'ticket_refunded', message: texts(language).refunded(title, sum), postId: null },
  };
  await publish(tx, event);
};
