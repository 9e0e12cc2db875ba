import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Notice, PasswordInput } from '#ui';
import { errorText } from '../error-text.ts';
import { canSeal } from './seal.ts';
import { texts } from '../settings/texts.ts';

const words = texts.password;
export const PASSWORD_MIN = 10;

export interface NewPassword {
  readonly current: string | null;
  readonly next: string;
}

interface FormProps {
  readonly submit: string;
  /** The present one is asked for too. */
  readonly hasCurrent?: boolean;
  readonly labels?: { readonly next: string; readonly again: string };
  readonly onSubmit: (password: NewPassword) => Promise<void>;
}

type FieldErrors = Partial<Record<'next' | 'again', string>>;

const errorsOf = (next: string, again: string): FieldErrors => {
  if (next.length < PASSWORD_MIN) return { next: words.short };
  return next === again ? {} : { again: words.differs };
};

/** A password that nobody can reset is typed twice. */
export const NewPasswordForm = ({ submit, hasCurrent = false, labels = words, onSubmit }: FormProps) => {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(next, again);
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await onSubmit({ current: hasCurrent ? current : null, next });
    } catch (cause) {
      setProblem(errorText(cause));
      setBusy(false);
    }
  };
  if (!canSeal()) return <Notice tone="warning">{words.insecure}</Notice>;
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(event)}>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {hasCurrent && <PasswordInput label={words.current} autoComplete="off" value={current} onChange={setCurrent} />}
      <PasswordInput
        label={labels.next}
        hint={words.hint}
        error={errors.next}
        autoComplete="new-password"
        value={next}
        onChange={setNext}
      />
      <PasswordInput
        label={labels.again}
        error={errors.again}
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
      />
      <Button type="submit" isBusy={isBusy}>
        {submit}
      </Button>
    </form>
  );
};
