import { helpErrors, type ContactMessageView } from '@wagram/contract/help';
import { isId } from '@wagram/contract/kernel';
import {
  fail,
  FIRST_ID,
  languageOf,
  mailLater,
  newId,
  type App,
  type Db,
  type Mail,
  type Viewer,
  type ContactMessageId,
} from '#kernel';
import { insertContact, selectContacts, updateClosed } from './contact.gen.ts';
import { texts } from './texts.ts';

interface Letter {
  readonly email: string;
  readonly message: string;
}

/** A subject is one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 60);

/** HELP-01, MEND-16: kept for the operators, and mailed to them where there is a way; what the mail server says changes nothing. */
export const writeToOperator = async (
  app: App,
  viewer: Viewer | null,
  { email, message }: Letter,
  now: Date,
): Promise<{ by: 'mail' | 'desk' | 'log' }> => {
  const { config, log, mailer } = app;
  const text = message.trim();
  if (text === '') fail(helpErrors, 'nothing_written');
  const to = mailer.works ? config.contactMail : null;
  const memberId = viewer?.memberId ?? null;
  await app.transact(async (tx) => {
    await insertContact(tx, { id: newId(now), memberId, email, message: text, now });
    if (to !== null) await mailLater(app, tx, toMail(app, to, viewer, email, text), memberId);
  });
  if (to !== null) return { by: 'mail' };
  if (config.operators.length > 0) return { by: 'desk' };
  log.info({ contact: { email, message: text } }, 'somebody wrote to the operators, and OPERATORS names nobody');
  return { by: 'log' };
};

const toMail = ({ config }: App, to: string, viewer: Viewer | null, email: string, text: string): Mail => {
  const words = texts(languageOf(null)).contact;
  return {
    to,
    replyTo: email,
    subject: `${config.brand.name}: ${oneLine(text)}`,
    text: viewer === null ? words.fromGuest(text, email) : words.fromMember(text, viewer.handle, email),
  };
};

/** Oldest first: whoever has waited longest is read first. */
export const listContacts = async (
  db: Db,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ contacts: ContactMessageView[]; next_cursor: string | null }> => {
  const after = page.cursor ?? FIRST_ID;
  const rows = isId<ContactMessageId>(after) ? await selectContacts(db, { after, count: page.limit + 1 }) : [];
  const contacts = rows.slice(0, page.limit).map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { contacts, next_cursor: rows.length > page.limit ? (contacts.at(-1)?.id ?? null) : null };
};

export const closeContact = async (db: Db, id: ContactMessageId, now: Date): Promise<void> => {
  if ((await updateClosed(db, { id, now })) === 0) fail(helpErrors, 'contact_not_found');
};
