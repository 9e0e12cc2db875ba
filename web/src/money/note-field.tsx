import { DECISION_REASON_MAX } from '@wagram/contract/moderation';
import { useId } from 'react';
import { FieldFrame, inputClass } from '#ui';

interface NoteFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (note: string) => void;
}

/** A decision has a reason, or it is none. */
export const NoteField = ({ label, hint, value, onChange }: NoteFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        required
        value={value}
        maxLength={DECISION_REASON_MAX}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass(false)} resize-none py-3`}
      />
    </FieldFrame>
  );
};
