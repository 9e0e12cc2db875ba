import type { DraftProblem } from '@wagram/contract/drafts';
import { createTexts } from '#kernel';

const reasons: Readonly<Record<DraftProblem, string>> = {
  suspended: 'your account was suspended at that time',
  away: 'your account was deactivated at that time',
  quote_gone: 'the post that it quotes is no longer there for you',
  media_gone: 'one of its files is no longer here',
  unfinished: 'it was not finished',
  other: 'something went wrong on our side',
};

export const texts = createTexts('drafts/texts', () => ({
  notSent: (problem: DraftProblem) => `A scheduled post was not sent: ${reasons[problem]}. It is kept in your drafts.`,
}));
