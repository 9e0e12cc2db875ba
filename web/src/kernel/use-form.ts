import { useCallback, useState } from 'react';
import type { FormEvent } from 'react';
import type { Call, CallInput } from '@wagram/contract/kernel';
import { isAskError, reasonOf, unreachable } from './ask.ts';
import { sentenceOf } from './language.ts';

type Values = Record<string, string>;
type FieldErrors<V> = Partial<Record<keyof V, string>>;

interface FormOptions<V extends Values, C extends Call> {
  readonly initial: V;
  /**
   * The contract checks the input here as on the server, so both sides refuse the same things with the same words. A form that
   * stands on a first page says how it is loaded, which is when somebody begins to type.
   */
  readonly call: C | (() => Promise<C>);
  /** From what was typed to what is sent; the same where nothing is said. */
  readonly toInput?: (values: V) => CallInput<C>;
  readonly onSubmit: (input: CallInput<C>) => Promise<void>;
  /** What the form says when a failure carries no words of its own. */
  readonly failure: string;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const errorsOf = <V extends Values>(issues: readonly Issue[]): FieldErrors<V> => {
  const errors: Values = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= sentenceOf(issue.message);
  return errors as FieldErrors<V>;
};

/** Names of fields that the server refused, when it says so. */
const serverErrors = <V extends Values>(details: unknown, values: V): FieldErrors<V> => {
  const issues = Array.isArray(details) ? (details as unknown[]) : [];
  const errors: Values = {};
  for (const issue of issues) {
    const { path, message } = issue as { path?: unknown; message?: unknown };
    const field = Array.isArray(path) ? String(path[0]) : String(path);
    if (field in values && typeof message === 'string') errors[field] ??= sentenceOf(message);
  }
  return errors as FieldErrors<V>;
};

const loadedBy = async <C extends Call>(load: () => Promise<C>): Promise<C> => {
  try {
    return await load();
  } catch (cause) {
    throw unreachable(cause);
  }
};

/** A form that keeps what was typed when it fails, and goes to the first field that is wrong. */
export const useForm = <V extends Values, C extends Call>(options: FormOptions<V, C>) => {
  const { initial, call, toInput, onSubmit, failure } = options;
  const [values, setValues] = useState<V>(initial);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const set = useCallback((name: keyof V, value: string) => {
    setValues((old) => ({ ...old, [name]: value }));
    setErrors((old) => ({ ...old, [name]: undefined }));
  }, []);

  const clearErrors = useCallback(() => {
    setErrors({});
    setProblem(null);
  }, []);

  const handleSubmit = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (isBusy) return;
    const form = event?.currentTarget;
    const input = toInput === undefined ? (values as unknown as CallInput<C>) : toInput(values);
    setBusy(true);
    try {
      const { input: rules } = typeof call === 'function' ? await loadedBy(call) : call;
      const checked = rules.safeParse(input);
      if (!checked.success) {
        const found = errorsOf<V>(checked.error.issues);
        setProblem(null);
        setErrors(found);
        form?.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus();
        return;
      }
      clearErrors();
      await onSubmit(input);
    } catch (cause) {
      if (isAskError(cause, 'invalid_input')) setErrors(serverErrors(cause.details, values));
      setProblem(reasonOf(cause, failure));
    } finally {
      setBusy(false);
    }
  };

  const field = (name: keyof V & string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (value: string) => {
      set(name, value);
      if (typeof call === 'function') call().catch(() => undefined);
    },
  });

  return { values, set, field, problem, setProblem, isBusy, clearErrors, handleSubmit };
};
