import { inOrder, nameOfLanguage } from '@wagram/contract/kernel';
import { getLanguage } from '#kernel';

/** Those that captions are offered in; by their codes, so that every reader sees their names in their own language. */
const CODES = 'ar bn cs da de el en es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sk sv th tr uk ur vi zh'.split(
  ' ',
);

export const captionLanguages = (also: string): readonly (readonly [code: string, name: string])[] => {
  const codes = [...new Set([...CODES, also])];
  const byName = new Map(codes.map((code) => [languageName(code), code]));
  return inOrder(getLanguage(), [...byName.keys()]).map((name) => [byName.get(name) ?? '', name]);
};

export const languageName = (code: string): string => nameOfLanguage(getLanguage(), code);

/** That of the page, until another one is chosen. */
export const ownLanguage = (): string => getLanguage().tag;
