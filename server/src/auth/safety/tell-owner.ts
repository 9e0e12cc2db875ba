import { countAttempt, mailLater, type App, type Mail } from '#kernel';
import type { Member } from '#members';

// Enough for any day of an owner's own; whoever switches things on and off in turn does not fill their mailbox.
const A_DAY = { max: 20, windowS: 86_400 };

/** What changed about the ways into an account is mailed to its owner, after the answer. */
export const tellOwner = (app: App, member: Member, mail: Mail, now: Date): void => {
  if (member.email === null || member.demo || !app.mailer.works) return;
  const send = async (): Promise<void> => {
    const { allowed } = await countAttempt(app.db, `tell:${member.id}`, A_DAY, now);
    if (allowed) await mailLater(app, app.db, mail, member.id);
  };
  app.background(send(), 'a mail about the ways into an account');
};
