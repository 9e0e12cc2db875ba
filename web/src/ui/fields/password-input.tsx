import { useId, useState } from 'react';
import { classes } from '../classes.ts';
import { describedBy, FieldFrame, inputClass } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { EyeMark } from '../marks/marks.tsx';
import { texts } from '../texts.ts';

export const PasswordInput = ({ label, error, hint, aside, onChange, ...rest }: FieldProps) => {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} aside={aside}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, error, hint)}
          onChange={(event) => onChange(event.target.value)}
          className={classes(inputClass(error !== undefined), 'pe-13')}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0.5 my-auto inline-flex size-11 items-center justify-center rounded-full text-ink-3 hover:text-ink"
        >
          <EyeMark isCrossed={isShown} />
        </button>
      </div>
    </FieldFrame>
  );
};
