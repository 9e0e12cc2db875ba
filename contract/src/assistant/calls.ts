import * as z from 'zod/mini';
import { defineCall, fitsGraphemes, textUpTo } from '#kernel';
import { assistantErrors } from './errors.ts';
import { QUESTION_MAX, TURN_MAX, TURNS_MAX } from './limits.ts';

const turn = z
  .object({
    role: z.enum(['user', 'assistant']),
    content: textUpTo(TURN_MAX, 'This answer is too long to go on from'),
  })
  .check(
    z.refine(({ role, content }) => role === 'assistant' || fitsGraphemes(content, QUESTION_MAX), {
      message: `A question has at most ${QUESTION_MAX} characters`,
      path: ['content'],
    }),
  );
export type Turn = z.output<typeof turn>;

export const askAssistant = defineCall({
  method: 'POST',
  path: '/api/assistant',
  summary: 'Ask the assistant; the answer comes in pieces',
  for: 'anyone',
  actor: null,
  errors: assistantErrors,
  input: z.object({ turns: z.array(turn).check(z.minLength(1), z.maxLength(TURNS_MAX)) }),
  reply: z.object({}),
  produces: 'text/event-stream',
});
