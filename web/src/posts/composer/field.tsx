import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { classes } from '#ui';
import { useCompletion } from '#writing';

interface FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly label: string;
  readonly placeholder: string;
  readonly isLocked: boolean;
  readonly isInvalid: boolean;
  readonly rows: number;
  /** Within a page it is drawn as a field, and does not take the cursor by itself. */
  readonly isInline?: boolean;
  /** Set from outside to put the cursor here. */
  readonly field: { current: HTMLTextAreaElement | null };
}

/** A sheet that grows with what is written on it. */
export const ComposerField = (props: FieldProps) => {
  const { value, onChange, onSubmit, label, placeholder, isLocked, isInvalid, rows, isInline = false, field } = props;
  const own = useRef<HTMLTextAreaElement | null>(null);
  const completion = useCompletion({ field: own, text: value, onChange });
  useLayoutEffect(() => {
    const sheet = own.current;
    if (sheet === null) return;
    sheet.style.height = 'auto';
    sheet.style.height = `${sheet.scrollHeight}px`;
  }, [value, rows]);
  const handleKey = (event: KeyboardEvent) => {
    if (completion.handleKey(event)) return;
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <textarea
        ref={(sheet) => {
          own.current = sheet;
          field.current = sheet;
        }}
        value={value}
        rows={rows}
        dir="auto"
        autoFocus={!isInline}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        placeholder={placeholder}
        readOnly={isLocked}
        {...completion.attributes}
        onChange={(event) => {
          onChange(event.target.value);
          completion.look();
        }}
        onSelect={completion.look}
        onBlur={completion.close}
        onKeyDown={handleKey}
        className={classes(
          'block max-h-[50dvh] min-h-11 w-full resize-none overflow-y-auto text-ink placeholder:text-ink-3',
          isInline
            ? 'rounded-[22px] bg-sunken px-4 py-2.5 text-base leading-6'
            : 'bg-transparent pt-2 text-lg leading-6.5 focus-visible:outline-none',
        )}
      />
      {completion.list}
    </>
  );
};
