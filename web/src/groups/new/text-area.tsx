import { countGraphemes } from '@wagram/contract/kernel';
import { useId } from 'react';
import { classes, describedBy, FieldFrame, inputClass } from '#ui';
import { texts } from '../texts.ts';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly isCountHidden?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
}

/** BZ-06: counted as the server counts; the number shows once it gets near. */
export const TextArea = (props: TextAreaProps) => {
  const {
    label,
    value,
    most,
    error,
    hint,
    placeholder,
    rows = 3,
    isCountHidden = false,
    autoFocus = false,
    onChange,
  } = props;
  const id = useId();
  const used = countGraphemes(value);
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      hint={hint}
      aside={
        !isCountHidden && (
          <span className={classes('figures text-sm', used > most ? 'font-semibold text-coral' : 'text-ink-3')}>
            {texts.fields.count(used, most)}
          </span>
        )
      }
    >
      <textarea
        autoFocus={autoFocus}
        id={id}
        dir="auto"
        rows={rows}
        value={value}
        placeholder={placeholder}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, hint)}
        onChange={(event) => onChange(event.target.value)}
        className={classes(inputClass(error !== undefined), 'resize-none py-3')}
      />
    </FieldFrame>
  );
};
