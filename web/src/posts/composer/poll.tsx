import { POST_POLL_MAX, POST_POLL_MIN, POST_POLL_OPTION_MAX, type PollDraft } from '@wagram/contract/posts';
import { Plus, X } from 'lucide-react';
import { classes, IconButton, inputClass } from '#ui';
import { texts } from './texts.ts';

const words = texts.poll;
const MINUTES = [60, 6 * 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60];

interface PollProps {
  readonly poll: PollDraft;
  readonly onChange: (poll: PollDraft) => void;
  readonly onRemove: () => void;
}

const Option = ({
  at,
  text,
  onChange,
  onDrop,
}: {
  readonly at: number;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onDrop: (() => void) | null;
}) => (
  <li className="flex items-center gap-1">
    <input
      value={text}
      dir="auto"
      maxLength={POST_POLL_OPTION_MAX}
      aria-label={words.answer(at + 1)}
      placeholder={words.answer(at + 1)}
      onChange={(event) => onChange(event.target.value)}
      className={classes(inputClass(false), 'min-h-11 flex-1')}
    />
    {onDrop !== null && (
      <IconButton label={words.drop(at + 1)} onClick={onDrop}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    )}
  </li>
);

/** SOC-04: two to four answers, and how long one may choose. The question is the post itself. */
export const ComposerPoll = ({ poll, onChange, onRemove }: PollProps) => {
  const { options, minutes } = poll;
  const set = (at: number, text: string) =>
    onChange({ ...poll, options: options.map((old, place) => (place === at ? text : old)) });
  const drop = (at: number) => onChange({ ...poll, options: options.filter((_, place) => place !== at) });
  return (
    <fieldset className="rounded-card border border-line p-3">
      <legend className="sr-only">{words.title}</legend>
      <ul className="flex flex-col gap-2">
        {options.map((text, at) => (
          <Option
            // Answers have no name of their own: their place is it.
            key={at}
            at={at}
            text={text}
            onChange={(next) => set(at, next)}
            onDrop={options.length > POST_POLL_MIN ? () => drop(at) : null}
          />
        ))}
      </ul>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {options.length < POST_POLL_MAX && (
          <button
            type="button"
            onClick={() => onChange({ ...poll, options: [...options, ''] })}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 font-semibold text-accent-ink hover:bg-accent-soft"
          >
            <Plus aria-hidden="true" className="size-4" />
            {words.more}
          </button>
        )}
        <label className="ms-auto flex items-center gap-2 text-ink-2">
          {words.length}
          <select
            value={minutes}
            onChange={(event) => onChange({ ...poll, minutes: Number(event.target.value) })}
            className="min-h-9 rounded-full border border-line bg-surface px-3 font-medium text-ink"
          >
            {MINUTES.map((value) => (
              <option key={value} value={value}>
                {words.minutes(value)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          onClick={onRemove}
          className="min-h-9 rounded-full px-2 font-medium text-coral hover:bg-coral-soft"
        >
          {words.remove}
        </button>
      </div>
    </fieldset>
  );
};
