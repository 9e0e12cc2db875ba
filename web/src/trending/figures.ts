import { AGE_STEPS } from '@wagram/contract/trending';
import { getLanguage } from '#kernel';
import { texts } from './texts.ts';

/** 12, 12.4, 0.36. */
export const shortFigure = (value: number): string => getLanguage().number(value, { maximumFractionDigits: 2 });

/** The step of age that has this factor, in words. */
export const ageName = (factor: number): string => {
  const step = AGE_STEPS.findIndex(([, each]) => each === factor);
  return texts.why.ages[step] ?? texts.why.ages.at(-1) ?? '';
};
