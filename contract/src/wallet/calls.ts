import * as z from 'zod/mini';
import { chainAddress, chainErrors, chainSignature, CONTACT_NAME_MAX } from '#chain';
import { defineCall, idOf, kernelErrors, memberText, nextCursor, pageInput, type MemberId } from '#kernel';
import { walletErrors } from './errors.ts';
import { chainEntryView, contactView, linkedAddress, recipientView, shownHoldings } from './views.ts';

const user_id = z.optional(idOf<MemberId>());

export const readLinked = defineCall({
  method: 'GET',
  path: '/api/wallet/linked',
  summary: 'The address that the member has linked to their profile',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id }),
  reply: z.object({ linked: z.nullable(linkedAddress) }),
});

export const askChallenge = defineCall({
  method: 'POST',
  path: '/api/wallet/challenge',
  summary: 'What has to be signed to link an address; good for five minutes, and once',
  for: 'member',
  actor: 'user_id',
  errors: walletErrors,
  input: z.object({ user_id, address: chainAddress }),
  reply: z.object({ nonce: z.string(), text: z.string(), expires_at: z.iso.datetime() }),
});

export const linkAddress = defineCall({
  method: 'POST',
  path: '/api/wallet/link',
  summary: 'Link an address to the profile with the signed challenge; an earlier one is let go',
  for: 'member',
  actor: 'user_id',
  errors: walletErrors,
  input: z.object({
    user_id,
    address: chainAddress,
    nonce: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, 'Not a valid number')),
    signature: chainSignature,
  }),
  reply: z.object({ linked: linkedAddress }),
});

export const unlinkAddress = defineCall({
  method: 'POST',
  path: '/api/wallet/unlink',
  summary: 'Let the linked address go',
  for: 'member',
  actor: 'user_id',
  errors: walletErrors,
  input: z.object({ user_id }),
  reply: z.object({}),
});

export const showHoldings = defineCall({
  method: 'POST',
  path: '/api/wallet/shown',
  summary: 'Show on the profile what the linked address holds, or keep it off',
  for: 'member',
  actor: 'user_id',
  errors: walletErrors,
  input: z.object({ user_id, is_shown: z.boolean() }),
  reply: z.object({ linked: linkedAddress }),
});

export const readShown = defineCall({
  method: 'GET',
  path: '/api/wallet/shown',
  summary: 'What the address of a member holds, for members who may read them; null where none is linked, or not shown',
  for: 'member',
  actor: 'user_id',
  errors: chainErrors,
  input: z.object({ user_id, username: z.string().check(z.minLength(1), z.maxLength(120)) }),
  reply: z.object({ shown: z.nullable(shownHoldings) }),
});

export const readRecipient = defineCall({
  method: 'GET',
  path: '/api/wallet/recipient',
  summary: 'Whoever is about to be paid: by @handle, or by address',
  for: 'member',
  actor: 'user_id',
  errors: walletErrors,
  input: z.object({ user_id, to: z.string().check(z.minLength(1), z.maxLength(120)) }),
  reply: z.object({ recipient: recipientView }),
});

export const listContacts = defineCall({
  method: 'GET',
  path: '/api/wallet/contacts',
  summary: 'The address book: whom the member has paid or keeps, last paid first',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id }),
  reply: z.object({ contacts: z.array(contactView) }),
});

export const keepContact = defineCall({
  method: 'PUT',
  path: '/api/wallet/contacts',
  summary: 'Give an address a name of one’s own; an empty one takes it out of the book',
  for: 'member',
  actor: 'user_id',
  errors: walletErrors,
  input: z.object({
    user_id,
    address: chainAddress,
    name: memberText.check(z.maxLength(CONTACT_NAME_MAX, `A name has at most ${CONTACT_NAME_MAX} characters`)),
  }),
  reply: z.object({}),
});

export const listChainEntries = defineCall({
  method: 'GET',
  path: '/api/wallet/entries',
  summary: 'Transactions that touched an address on the network, newest first',
  for: 'anyone',
  actor: null,
  errors: chainErrors,
  input: z.object({ address: chainAddress, ...pageInput }),
  reply: z.object({ entries: z.array(chainEntryView), next_cursor: nextCursor }),
});
