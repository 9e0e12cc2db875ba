import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classes, describedBy, FieldFrame } from '#ui';
import { texts } from '../texts.ts';

const words = texts.fields;

/** Small letters without # and spaces; what people paste comes apart at commas. */
export const tagsIn = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((tag) => tag.replace(/^#+/, '').toLowerCase())
    .filter((tag) => tag !== '');

export const withTags = (known: readonly string[], text: string, most: number): string[] =>
  [...new Set([...known, ...tagsIn(text)])].slice(0, most);

interface TagsFieldProps {
  readonly tags: readonly string[];
  readonly most: number;
  /** Offered beside the field; none is taken unasked. */
  readonly suggested: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (tags: string[]) => void;
}

const Chip = ({ tag, onRemove }: { readonly tag: string; readonly onRemove: () => void }) => (
  <li className="inline-flex min-h-9 items-center rounded-full bg-accent-soft ps-3 text-sm font-semibold text-accent-ink">
    <bdi>#{tag}</bdi>
    <button
      type="button"
      aria-label={words.removeTag(tag)}
      onClick={onRemove}
      className="relative inline-flex size-8 items-center justify-center rounded-full before:absolute before:-inset-1.5 hover:bg-accent-ink/10"
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  </li>
);

interface SuggestionsProps {
  readonly tags: readonly string[];
  readonly onTake: (tag: string) => void;
}

const Suggestions = ({ tags, onTake }: SuggestionsProps) => (
  <ul aria-label={words.suggestedTags} className="mt-2 flex flex-wrap gap-2">
    {tags.map((tag) => (
      <li key={tag}>
        <button
          type="button"
          aria-label={words.takeTag(tag)}
          onClick={() => onTake(tag)}
          className="relative inline-flex min-h-9 items-center gap-1 rounded-full border border-dashed border-line-strong px-3 text-sm text-ink-2 before:absolute before:-inset-y-1 before:inset-x-0 hover:border-accent hover:text-ink"
        >
          <Plus aria-hidden="true" className="size-3.5" />
          <bdi>#{tag}</bdi>
        </button>
      </li>
    ))}
  </ul>
);

export const TagsField = ({ tags, most, suggested, error, onChange }: TagsFieldProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const hint = words.tagsHint(most);
  const offered = tags.length < most ? suggested.filter((tag) => !tags.includes(tag)) : [];
  const take = () => {
    onChange(withTags(tags, text, most));
    setText('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' || event.key === ',') && text.trim() !== '') {
      event.preventDefault();
      take();
    }
    if (event.key === 'Backspace' && text === '') onChange(tags.slice(0, -1));
  };
  return (
    <FieldFrame id={id} label={words.tags} error={error} hint={hint}>
      <div
        className={classes(
          'flex flex-wrap items-center gap-2 rounded-field border bg-surface p-2 transition-[border-color,box-shadow] duration-150 focus-within:ring-4',
          error === undefined
            ? 'border-line focus-within:border-accent focus-within:ring-accent/20 hover:border-line-strong'
            : 'border-coral focus-within:ring-coral/20',
        )}
      >
        <ul aria-label={words.tags} className="contents">
          {tags.map((tag) => (
            <Chip key={tag} tag={tag} onRemove={() => onChange(tags.filter((one) => one !== tag))} />
          ))}
        </ul>
        {tags.length < most && (
          <input
            id={id}
            value={text}
            placeholder={words.addTag}
            autoCapitalize="none"
            autoComplete="off"
            aria-describedby={describedBy(id, error, hint)}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={handleKey}
            onBlur={() => text.trim() !== '' && take()}
            className="min-h-9 min-w-32 flex-1 bg-transparent px-2 text-base text-ink placeholder:text-ink-3 focus-visible:outline-none max-sm:text-[1rem]"
          />
        )}
      </div>
      {offered.length > 0 && <Suggestions tags={offered} onTake={(tag) => onChange([...tags, tag])} />}
    </FieldFrame>
  );
};
