import type { MemberId } from '@wagram/contract/kernel';
import type { App } from '../app.ts';
import type { Db } from '../db/database.ts';
import { Hopeless, jobKind } from '../jobs/job-kind.ts';
import type { Mail } from './mail.ts';

const AT_ONCE = 4;
const MINUTE_MS = 60_000;
const PAUSES_MS = [0.2, 1, 10, 60, 360].map((minutes) => minutes * MINUTE_MS);

/** Sealed: links in mails open accounts, and a dump of the database must not. */
const mailJob = jobKind<{ sealed: string }>('mail');

/** Mailed as soon as what it tells of is committed, and again while the mail server is away. */
export const mailLater = (
  { jobs, seal }: Pick<App, 'jobs' | 'seal'>,
  db: Db,
  mail: Mail,
  memberId: MemberId | null,
): Promise<void> =>
  jobs.enqueue(db, mailJob, { sealed: seal.close(JSON.stringify(mail)) }, memberId === null ? {} : { memberId });

/** The mail server will say the same again: there is no such mailbox, or it takes nothing from us. */
const isRefused = (error: unknown): error is Error =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** For every job whose work is a mail. */
export const sendMail = async ({ mailer }: Pick<App, 'mailer'>, mail: Mail): Promise<void> => {
  try {
    await mailer.send(mail);
  } catch (error) {
    throw isRefused(error) ? new Hopeless(error.message, { cause: error }) : error;
  }
};

export const startMailing = (app: App): void =>
  app.jobs.handle(mailJob, { atOnce: AT_ONCE, pausesMs: PAUSES_MS }, ({ payload: { sealed } }) =>
    sendMail(app, JSON.parse(app.seal.open(sealed)) as Mail),
  );
