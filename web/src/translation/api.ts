import type { CallReply } from '@wagram/contract/kernel';
import { translationCalls } from '@wagram/contract/translation';
import { useMutation } from '@tanstack/react-query';
import { ask, getLanguage, reasonOf } from '#kernel';
import type { WordsProps } from '#posts';
import { toast } from '#ui';
import { texts } from './texts.ts';

export type Translation = CallReply<typeof translationCalls.translate>;

/** Into the language of the page: the words around it are in it, too. */
export const useTranslation = (of: WordsProps['of'], onDone: (made: Translation, to: string) => void) =>
  useMutation({
    mutationFn: (to: string) => ask(translationCalls.translate, { ...of, to }),
    onSuccess: onDone,
    onError: (cause) => toast(reasonOf(cause, texts.failed), 'bad'),
  });

export const pageLanguage = (): string => getLanguage().tag;
