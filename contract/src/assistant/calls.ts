import * as z from 'zod/mini';
import { defineCall, textUpTo } from '#kernel';
import { assistantErrors } from './errors.ts';
import { QUESTION_MAX, TURN_MAX, TURNS_MAX } from './limits.ts';

const turn = z.discriminatedUnion('role', [
  z.object({
    role: z.literal('user'),
    content: textUpTo(QUESTION_MAX, `A question has at most ${QUESTION_MAX} characters`),
  }),
  z.object({ role: z.literal('assistant'), content: textUpTo(TURN_MAX, 'This answer is too long to go on from') }),
]);
export type Turn = z.output<typeof turn>;

export const askAssistant = defineCall({
  method: 'POST',
  path: '/api/assistant',
  summary: 'Ask the assistant; the answer is a stream of server-sent events (text/event-stream), see pieces',
  for: 'anyone',
  actor: null,
  errors: assistantErrors,
  input: z.object({ turns: z.array(turn).check(z.minLength(1), z.maxLength(TURNS_MAX)) }),
  reply: z.object({}),
});
