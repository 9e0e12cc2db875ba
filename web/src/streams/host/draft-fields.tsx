import { countGraphemes } from '@wagram/contract/kernel';
import { STREAM_CATEGORIES, STREAM_TITLE_MAX } from '@wagram/contract/streams';
import type { StreamCategory } from '@wagram/contract/streams';
import { classes, Field } from '#ui';
import { texts } from '../texts.ts';

const words = texts.setup;

export interface StreamDraft {
  readonly title: string;
  readonly category: StreamCategory;
}

export const noDraft: StreamDraft = { title: '', category: 'general' };

/** What is wrong with the title, in words; null when nothing is. */
export const titleError = ({ title }: StreamDraft): string | null => {
  if (title.trim() === '') return words.titleMissing;
  return countGraphemes(title.trim()) > STREAM_TITLE_MAX ? words.titleLong : null;
};

interface DraftFieldsProps {
  readonly draft: StreamDraft;
  readonly onChange: (draft: StreamDraft) => void;
  readonly error: string | null;
}

export const DraftFields = ({ draft, onChange, error }: DraftFieldsProps) => {
  const count = countGraphemes(draft.title.trim());
  return (
    <>
      <Field
        label={words.title}
        placeholder={words.titlePlaceholder}
        value={draft.title}
        onChange={(title) => onChange({ ...draft, title })}
        error={error ?? undefined}
        autoComplete="off"
        aside={
          <span className={classes('tabular text-sm', count > STREAM_TITLE_MAX ? 'text-coral' : 'text-ink-3')}>
            {count}/{STREAM_TITLE_MAX}
          </span>
        }
      />
      <fieldset className="mt-5">
        <legend className="mb-2 text-sm font-semibold">{words.category}</legend>
        <div className="flex flex-wrap gap-2">
          {STREAM_CATEGORIES.map((category) => (
            <label
              key={category}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4 text-base font-medium transition-colors duration-150 select-none hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:ring-4 has-focus-visible:ring-accent/25"
            >
              <input
                type="radio"
                name="category"
                value={category}
                checked={draft.category === category}
                onChange={() => onChange({ ...draft, category })}
                className="sr-only"
              />
              {texts.categories[category]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
};
