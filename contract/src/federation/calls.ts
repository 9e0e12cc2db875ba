import * as z from 'zod/mini';
import { defineCall, kernelErrors, textUpTo } from '#kernel';
import { moderationErrors, REPORT_NOTE_MAX, targetId } from '#moderation';
import { federationErrors } from './errors.ts';
import { ALIASES_MAX, HOST_LIST_MAX, HOST_MAX, HOST_REASON_MAX, LOOKUP_MAX } from './limits.ts';
import { foundView, hostState, hostView, movingView } from './views.ts';

const errors = federationErrors;
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const account = text(LOOKUP_MAX);

export const reportElsewhere = defineCall({
  method: 'POST',
  path: '/api/federation/report',
  summary: 'Tell the operators of the server where something was written; who tells them is not said',
  for: 'member',
  actor: null,
  errors: { ...errors, target_not_found: moderationErrors.target_not_found },
  limit: 'report',
  input: z.object({
    target: z.enum(['post', 'comment', 'member']),
    target_id: targetId,
    note: z._default(textUpTo(REPORT_NOTE_MAX, `A note has at most ${REPORT_NOTE_MAX} characters`), ''),
  }),
  reply: z.object({}),
});

export const lookUp = defineCall({
  method: 'GET',
  path: '/api/federation/lookup',
  summary: 'Find somebody or something on another server by its address, or by @name@host',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ q: account }),
  reply: z.object({ found: foundView }),
});

export const readMoving = defineCall({
  method: 'GET',
  path: '/api/federation/moving',
  summary: 'What other servers know of the member’s other accounts',
  for: 'member',
  actor: null,
  errors,
  input: z.object({}),
  reply: z.object({ moving: movingView }),
});

export const setAliases = defineCall({
  method: 'PUT',
  path: '/api/federation/aliases',
  summary: 'Say which accounts elsewhere are one’s own too, so that their followers may come here',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ accounts: z.array(account).check(z.maxLength(ALIASES_MAX)) }),
  reply: z.object({ moving: movingView }),
});

export const moveAway = defineCall({
  method: 'POST',
  path: '/api/federation/move',
  summary: 'Tell followers on other servers that one has moved to another account; null takes it back',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ to: z.nullable(account) }),
  reply: z.object({ moving: movingView }),
});

export const listHosts = defineCall({
  method: 'GET',
  path: '/api/moderation/hosts',
  summary: 'Other servers, by name; those in a state, or with these letters in their name',
  for: 'operator',
  actor: null,
  errors,
  input: z.object({
    q: z._default(textUpTo(HOST_MAX, `At most ${HOST_MAX} characters`), ''),
    state: z._default(z.enum(['all', 'limited', 'blocked', 'failing']), 'all'),
    after: z._default(z.string().check(z.maxLength(HOST_MAX)), ''),
  }),
  reply: z.object({ hosts: z.array(hostView), next: z.nullable(z.string()), total: z.int() }),
});

export const decideHost = defineCall({
  method: 'POST',
  path: '/api/moderation/hosts',
  summary: 'Speak with another server as with any, hear only those whom people here follow, or do not speak with it',
  for: 'operator',
  actor: null,
  errors: { ...errors, invalid_input: kernelErrors.invalid_input },
  input: z.object({
    name: text(HOST_MAX),
    state: hostState,
    reason: z._default(textUpTo(HOST_REASON_MAX, `A reason has at most ${HOST_REASON_MAX} characters`), ''),
  }),
  reply: z.object({ host: hostView }),
});

export const importHosts = defineCall({
  method: 'POST',
  path: '/api/moderation/hosts/import',
  summary: 'Limit or block the servers of a list, as others share it; none is let off by it',
  for: 'operator',
  actor: null,
  errors,
  bodyLimit: HOST_LIST_MAX * 2,
  input: z.object({ list: z.string().check(z.maxLength(HOST_LIST_MAX)) }),
  reply: z.object({ limited: z.int(), blocked: z.int() }),
});
