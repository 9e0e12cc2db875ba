import { sentenceOf } from '#kernel';
import { messageCalls, messageErrors, POLL_OPTIONS_MAX, POLL_OPTIONS_MIN } from '@wagram/contract/messages';
import { texts } from '../texts.ts';

export interface PollDraft {
  readonly question: string;
  readonly answers: readonly string[];
  readonly multiple: boolean;
}

export const freshPoll: PollDraft = { question: '', answers: ['', ''], multiple: false };

/** Empty lines are nobody's answer. */
export const answersOf = ({ answers }: PollDraft): string[] =>
  answers.map((text) => text.trim()).filter((text) => text !== '');

export const canAddAnswer = ({ answers }: PollDraft): boolean => answers.length < POLL_OPTIONS_MAX;
export const canRemoveAnswer = ({ answers }: PollDraft): boolean => answers.length > POLL_OPTIONS_MIN;

/** The contract's rules with the contract's words; null when it may be sent. */
export const pollError = (draft: PollDraft): string | null => {
  if (draft.question.trim() === '') return texts.poll.needsQuestion;
  const poll = { options: answersOf(draft), multiple: draft.multiple };
  const checked = messageCalls.sendMessage.input.safeParse({ content: draft.question.trim(), poll });
  return checked.success ? null : sentenceOf(checked.error.issues[0]?.message ?? messageErrors.empty_message[1]);
};
