import * as z from 'zod/mini';
import { amountText, defineCall, idOf, kernelErrors, textUpTo, type CreditSendId, type MemberId } from '#kernel';
import { sendAmount } from '#ledger';
import { messageErrors, messageView } from '#messages';
import { creditErrors } from './errors.ts';
import { WORDS_MAX } from './limits.ts';
import { claimView, sentView } from './views.ts';

const user_id = z.optional(idOf<MemberId>());

export const sendCredit = defineCall({
  method: 'POST',
  path: '/api/credit/send',
  summary: 'WGM to a person; with words, or from a chat, it is a message between the two as well',
  for: 'member',
  actor: 'user_id',
  once: () => true,
  errors: { ...messageErrors, ...creditErrors },
  input: z.object({
    user_id,
    to: z.string().check(z.minLength(1), z.maxLength(120)),
    amount: sendAmount,
    words: z._default(textUpTo(WORDS_MAX, `At most ${WORDS_MAX} characters`), ''),
    in_chat: z._default(z.boolean(), false),
  }),
  reply: z.object({ sent: sentView, message: z.nullable(messageView), balance: amountText }),
});

/** D30: a second transfer books it back. Asked again, it answers the same. */
export const takeBackCredit = defineCall({
  method: 'POST',
  path: '/api/credit/back',
  summary: 'Take back what was sent within 10 seconds, unless it has been spent; five an hour with gifts',
  for: 'member',
  actor: 'user_id',
  errors: creditErrors,
  input: z.object({ user_id, send_id: idOf<CreditSendId>() }),
  reply: z.object({ balance: amountText }),
});

export const readClaim = defineCall({
  method: 'GET',
  path: '/api/credit/claim',
  summary: 'What an active member may claim today; null where there is no daily claim',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id }),
  reply: z.object({ claim: z.nullable(claimView) }),
});

export const claimDaily = defineCall({
  method: 'POST',
  path: '/api/credit/claim',
  summary: 'Claim today’s credit: once a day, for members who were active this week',
  for: 'member',
  actor: 'user_id',
  errors: creditErrors,
  input: z.object({ user_id }),
  reply: z.object({ claim: claimView, balance: amountText }),
});
