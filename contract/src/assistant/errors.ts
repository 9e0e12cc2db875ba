import { defineErrors } from '#kernel';

export const assistantErrors = defineErrors({
  nothing_asked: [400, 'Please write a question first'],
  assistant_down: [502, 'The assistant could not be reached. Please try again in a moment.'],
  assistant_slow: [504, 'The assistant took too long to answer. Please try again.'],
  assistant_busy: [503, 'The assistant is busy right now. Please try again in a moment.'],
  assistant_garbled: [502, 'The assistant gave an answer that could not be read. Please try again.'],
});
export type AssistantErrorCode = keyof typeof assistantErrors;
