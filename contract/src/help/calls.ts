import * as z from 'zod/mini';
import { defineCall, idOf, nextCursor, pageInput, textUpTo, type ContactMessageId } from '#kernel';
import { helpErrors } from './errors.ts';
import { ADDRESS_MAX, CONTACT_MAX } from './limits.ts';
import { contactMessageView } from './views.ts';

const errors = helpErrors;

/** One mailbox and nothing that a mail program could read as more. */
const mailbox = z
  .string()
  .check(
    z.trim(),
    z.maxLength(ADDRESS_MAX, 'Please enter a valid email address'),
    z.regex(/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/, 'Please enter a valid email address'),
  );

export const contact = defineCall({
  method: 'POST',
  path: '/api/help/contact',
  summary:
    'Write to the operators; says whether it went by mail, waits for them on /moderation, or (where nobody is one) in the log',
  for: 'anyone',
  actor: null,
  limit: 'report',
  errors,
  input: z.object({
    email: mailbox,
    message: textUpTo(CONTACT_MAX, `A message has at most ${CONTACT_MAX} characters`),
  }),
  reply: z.object({ by: z.enum(['mail', 'desk', 'log']) }),
});

export const listContactMessages = defineCall({
  method: 'GET',
  path: '/api/help/contacts',
  summary: 'What people wrote to the operators and nobody has closed yet; oldest first',
  for: 'operator',
  actor: null,
  errors,
  input: z.object(pageInput),
  reply: z.object({ contacts: z.array(contactMessageView), next_cursor: nextCursor }),
});

export const closeContact = defineCall({
  method: 'POST',
  path: '/api/help/contacts/close',
  summary: 'This was answered, or needs no answer; it is erased 30 days later',
  for: 'operator',
  actor: null,
  errors,
  input: z.object({ contact_id: idOf<ContactMessageId>() }),
  reply: z.object({}),
});

export const readDocument = defineCall({
  method: 'GET',
  path: '/api/help/document',
  summary: "The operator's own terms or privacy policy, as Markdown; null where the built-in text holds",
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ name: z.enum(['terms', 'privacy']) }),
  reply: z.object({ text: z.nullable(z.string()) }),
});

export const stopDigest = defineCall({
  method: 'POST',
  path: '/api/help/unsubscribe',
  summary: 'Stop the weekly digest, with the token of the link in it; nobody has to sign in for that',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ token: z.string().check(z.maxLength(200)) }),
  reply: z.object({}),
});
