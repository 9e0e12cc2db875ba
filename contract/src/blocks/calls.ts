import * as z from 'zod/mini';
import { defineCall, uuid } from '#kernel';
import { blockErrors } from './errors.ts';

const errors = blockErrors;
const pair = z.object({ blocker_id: z.optional(uuid), blocked_id: uuid });
const done = z.object({ isBlocked: z.boolean() });

export const block = defineCall({
  method: 'POST',
  path: '/api/block-user',
  summary: 'Block a member: neither sees nor reaches the other',
  for: 'member',
  actor: 'blocker_id',
  errors,
  input: pair,
  reply: done,
});

export const unblock = defineCall({
  method: 'DELETE',
  path: '/api/block-user',
  summary: 'Take a block back; what it ended stays ended',
  for: 'member',
  actor: 'blocker_id',
  errors,
  input: pair,
  reply: done,
});
