import { formatUnits } from '@wagram/contract/kernel';
import { useId } from 'react';
import { getLanguage, useStore } from '#kernel';
import { classes } from '#ui';
import { keepLimit, LIMITS, limitStore } from './limit.ts';
import { texts } from './texts.ts';
import type { PasswordGate } from '../vault/use-password-gate.tsx';
import { reveal } from '../vault/vault.ts';

const words = texts.limit;

export const limitWords = (limit: bigint | null): string =>
  limit === null ? words.none : texts.of(formatUnits(limit, 9, getLanguage()), 'SOL');

/** How much may go in a day before the password is asked for again. It takes the password to change that. */
export const LimitChoice = ({ gate }: { readonly gate: PasswordGate }) => {
  const hint = useId();
  const chosen = useStore(limitStore);
  const handleChoose = async (limit: bigint | null) => {
    const isKnown = await gate.ask(words.ask, async (password) => void (await reveal(password)));
    if (isKnown) keepLimit(limit);
  };
  return (
    <div
      role="group"
      aria-label={words.label}
      aria-describedby={hint}
      className="mt-4 flex flex-wrap items-center gap-2"
    >
      <span className="me-1 text-sm text-ink-2">{words.label}</span>
      {LIMITS.map((limit) => (
        <button
          key={String(limit)}
          type="button"
          aria-pressed={limit === chosen}
          onClick={() => limit !== chosen && void handleChoose(limit)}
          className={classes(
            'min-h-9 rounded-full px-3 text-sm font-semibold transition-colors duration-150',
            limit === chosen ? 'bg-ink text-paper' : 'bg-sunken text-ink-2 hover:text-ink',
          )}
        >
          {limitWords(limit)}
        </button>
      ))}
      <p id={hint} className="w-full text-sm text-ink-3">
        {words.hint}
      </p>
    </div>
  );
};
