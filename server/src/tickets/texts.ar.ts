import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  refunded: (title, sum) =>
    title === ''
      ? `لم يُقَم أحد البثوث. عاد إليك ${sum}، ثمن تذكرتك.`
      : `لم يُقَم البث «${title}». عاد إليك ${sum}، ثمن تذكرتك.`,
});
