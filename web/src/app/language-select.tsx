import { languageNames } from '@wagram/contract/kernel';
import { getConfig, getLanguage, isPrinting } from '#kernel';

const choose = async (tag: string): Promise<void> => (await import('./choose-language.ts')).chooseLanguage(tag);

/** LNG-04: what this server brings; the landing is printed before there is one. */
const ownNames = () => (isPrinting ? [] : (getConfig().languages ?? [])).map(({ tag, name }) => [tag, name] as const);

interface LanguageSelectProps {
  readonly label: string;
  readonly className: string;
}

/** LNG-02: each language is called what it calls itself, so that whoever cannot read this one finds their own. */
export const LanguageSelect = ({ label, className }: LanguageSelectProps) => (
  <select
    aria-label={label}
    className={`min-h-11 bg-transparent text-ink-2 ${className}`}
    value={getLanguage().tag}
    onChange={({ target }) => void choose(target.value)}
  >
    {[...Object.entries(languageNames), ...ownNames()].map(([tag, name]) => (
      <option key={tag} value={tag} lang={tag}>
        {name}
      </option>
    ))}
  </select>
);
