import { countAttempt, type House, type Mail } from '#kernel';
import type { Member } from '#members';

// Enough for any day of an owner's own; whoever switches things on and off in turn does not fill their mailbox.
const A_DAY = { max: 20, windowS: 86_400 };

/** What changed about the ways into an account is mailed to its owner, after the answer. */
export const tellOwner = (house: House, member: Member, mail: Mail, now: Date): void => {
  if (member.email === null || member.demo || !house.mailer.works) return;
  const send = async (): Promise<void> => {
    if ((await countAttempt(house.db, `tell:${member.id}`, A_DAY, now)).allowed) await house.mailer.send(mail);
  };
  house.background(send(), 'a mail about the ways into an account');
};
