import * as z from 'zod/mini';
import { defineCall } from '#kernel';
import { noticeErrors } from './errors.ts';

const errors = noticeErrors;
const endpoint = z.url().check(z.maxLength(1_000));
const key = (bytes: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/), z.minLength(bytes), z.maxLength(200));

export const readPush = defineCall({
  method: 'GET',
  path: '/api/push-subscriptions',
  summary: 'What a browser needs to subscribe, and whether this session is subscribed',
  for: 'member',
  actor: null,
  errors,
  input: z.object({}),
  reply: z.object({ public_key: z.string(), subscribed: z.boolean() }),
});

/** One device for each session; it ends with the session. */
export const subscribePush = defineCall({
  method: 'POST',
  path: '/api/push-subscriptions',
  summary: 'Send notifications to this device too',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ endpoint, keys: z.object({ p256dh: key(80), auth: key(20) }) }),
  reply: z.object({}),
});

export const unsubscribePush = defineCall({
  method: 'DELETE',
  path: '/api/push-subscriptions',
  summary: 'Stop sending notifications to this device',
  for: 'member',
  actor: null,
  errors,
  input: z.object({}),
  reply: z.object({}),
});
