import { translationCalls } from '@wagram/contract/translation';
import { route, type App } from '#kernel';
import { createTranslator } from './translator.ts';

export const translationRoutes = (app: App): void => {
  const translate = createTranslator(app);
  route(app, translationCalls.translate, ({ input, viewer, now }) => translate(input, viewer.memberId, now));
};
