import * as z from 'zod/mini';
import { defineCall, idOf, kernelErrors, type MemberId } from '#kernel';
import { choices, someChoices } from './choices.ts';

const actorId = z.optional(idOf<MemberId>());
export const settingsReply = z.object({ settings: choices });

export const readSettings = defineCall({
  method: 'GET',
  path: '/api/settings',
  summary: 'What the member prefers',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id: actorId }),
  reply: settingsReply,
});

export const changeSettings = defineCall({
  method: 'PUT',
  path: '/api/settings',
  summary: 'Change what the member prefers; what is absent stays as it is',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id: actorId, ...someChoices }),
  reply: settingsReply,
});
