import { nameOfLanguage } from '@wagram/contract/kernel';
import { useState } from 'react';
import { getConfig, getLanguage, isPrinting } from '#kernel';
import { useViewerId } from '#posts';
import type { WordsProps } from '#posts';
import { pageLanguage, useTranslation, type Translation } from './api.ts';
import { texts } from './texts.ts';

const LINE = 'flex min-h-9 flex-wrap items-center gap-x-2 text-sm text-ink-3';
const PRESS = '-mx-1 min-h-9 rounded-lg px-1 font-medium text-accent-ink hover:underline aria-disabled:text-ink-3';

const main = (tag: string): string => tag.split('-', 1)[0] ?? tag;

/** The language of the page, and those that the browser says its owner reads. */
const isRead = (language: string): boolean =>
  [pageLanguage(), ...navigator.languages].some((tag) => main(tag).toLowerCase() === language);

/** A translation is of one text, into one language: after an edit, or in another language, it is none. */
interface Made extends Translation {
  readonly of: string;
  readonly to: string;
}

const Translatable = ({ of, written, children, from }: WordsProps & { readonly from: string }) => {
  const [made, setMade] = useState<Made | null>(null);
  const [isShown, setShown] = useState(false);
  const asking = useTranslation(of, (reply, to) => {
    setMade({ ...reply, of: written.text, to });
    setShown(true);
  });
  const to = pageLanguage();
  const known = made !== null && made.of === written.text && made.to === to ? made : null;
  const handlePress = () => {
    if (known !== null) setShown(!isShown);
    else if (!asking.isPending) asking.mutate(to);
  };
  const isTranslated = known !== null && isShown;
  const label = asking.isPending ? texts.underway : texts.translate(nameOfLanguage(getLanguage(), from));
  return (
    <>
      {children(isTranslated ? { text: known.text, facets: known.facets, lang: to } : written)}
      <p className={LINE} aria-live="polite">
        {isTranslated && (
          <>
            <span>{texts.byMachine}</span>
            <span aria-hidden="true">·</span>
          </>
        )}
        {/* The same button throughout: whoever pressed it by keyboard stays where they are. */}
        <button type="button" aria-disabled={asking.isPending} onClick={handlePress} className={PRESS}>
          {isTranslated ? texts.original : label}
        </button>
      </p>
    </>
  );
};

/** LNG-05: one quiet line under a text in a language that its reader does not read. */
export const TranslatedWords = (props: WordsProps) => {
  const isMember = useViewerId() !== undefined;
  const { lang } = props.written;
  // What a browser reads is not known where screens are printed.
  if (isPrinting || !isMember || lang === null || getConfig().translate !== true || isRead(lang))
    return props.children(props.written);
  return <Translatable {...props} from={lang} />;
};
