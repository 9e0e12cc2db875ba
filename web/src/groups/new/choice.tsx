import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '#ui';

interface Option<T extends string | number> {
  readonly value: T;
  readonly text: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T | null;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly onChange: (value: T) => void;
  /** 'pills' stand side by side, 'cards' say more and stand below each other. */
  readonly look?: 'pills' | 'cards';
}

const SHAPES = {
  pills: 'min-h-11 items-center rounded-full px-4 text-base font-medium',
  cards: 'items-start gap-3 rounded-card p-4',
};

const LOOK =
  'flex cursor-pointer border transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink';
const ON = 'border-accent-ink bg-accent-soft text-accent-ink';
const OFF = 'border-line bg-surface text-ink hover:border-line-strong';

/** One of several; radio buttons underneath, so that arrow keys move as people expect. */
export const Choice = <T extends string | number>(props: ChoiceProps<T>) => {
  const { label, options, value, error, hint, onChange, look = 'pills' } = props;
  const name = useId();
  const about = error ?? hint;
  return (
    <fieldset aria-describedby={about === undefined ? undefined : `${name}-about`}>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className={look === 'pills' ? 'flex flex-wrap gap-2' : 'grid gap-2 sm:grid-cols-2'}>
        {options.map((option) => (
          <label key={option.value} className={classes(LOOK, SHAPES[look], option.value === value ? ON : OFF)}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className="min-w-0">
              <span className={classes('block', look === 'cards' && 'text-base font-semibold')}>{option.text}</span>
              {option.hint !== undefined && <span className="mt-0.5 block text-sm text-ink-2">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p
          id={`${name}-about`}
          role={error === undefined ? undefined : 'alert'}
          className={classes('mt-1.5 text-sm', error === undefined ? 'text-ink-3' : 'text-coral')}
        >
          {about}
        </p>
      )}
    </fieldset>
  );
};
