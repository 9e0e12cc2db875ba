import { useCallback, useState } from 'react';
import type { FormEvent } from 'react';
import type { Call, CallInput } from '@wagram/contract/kernel';
import { isAskError } from './ask.ts';

type Values = Record<string, string>;
type Faults<V> = Partial<Record<keyof V, string>>;

interface FormOptions<V extends Values, C extends Call> {
  readonly initial: V;
  /** The contract checks the input here as on the server, so both sides refuse the same things with the same words. */
  readonly call: C;
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

const faultsOf = <V extends Values>(issues: readonly Issue[]): Faults<V> => {
  const faults: Values = {};
  for (const issue of issues) faults[String(issue.path[0])] ??= issue.message;
  return faults as Faults<V>;
};

/** Names of fields that the server refused, when it says so. */
const serverFaults = <V extends Values>(details: unknown, values: V): Faults<V> => {
  const issues = Array.isArray(details) ? (details as unknown[]) : [];
  const faults: Values = {};
  for (const issue of issues) {
    const { path, message } = issue as { path?: unknown; message?: unknown };
    const field = Array.isArray(path) ? String(path[0]) : String(path);
    if (field in values && typeof message === 'string') faults[field] ??= message;
  }
  return faults as Faults<V>;
};

/** A form that keeps what was typed when it fails, and goes to the first field that is wrong. */
export const useForm = <V extends Values, C extends Call>(options: FormOptions<V, C>) => {
  const { initial, call, toInput, onSubmit, failure } = options;
  const [values, setValues] = useState<V>(initial);
  const [faults, setFaults] = useState<Faults<V>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const set = useCallback((name: keyof V, value: string) => {
    setValues((old) => ({ ...old, [name]: value }));
    setFaults((old) => ({ ...old, [name]: undefined }));
  }, []);

  const clearFaults = useCallback(() => {
    setFaults({});
    setProblem(null);
  }, []);

  const handleSubmit = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (isBusy) return;
    const form = event?.currentTarget;
    const input = toInput === undefined ? (values as unknown as CallInput<C>) : toInput(values);
    const checked = call.input.safeParse(input);
    if (!checked.success) {
      const found = faultsOf<V>(checked.error.issues);
      setProblem(null);
      setFaults(found);
      form?.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus();
      return;
    }
    clearFaults();
    setBusy(true);
    try {
      await onSubmit(input);
    } catch (cause) {
      if (isAskError(cause, 'invalid_input')) setFaults(serverFaults(cause.details, values));
      setProblem(isAskError(cause) && cause.message !== '' ? cause.message : failure);
    } finally {
      setBusy(false);
    }
  };

  const field = (name: keyof V & string) => ({
    name,
    value: values[name] ?? '',
    error: faults[name],
    onChange: (value: string) => set(name, value),
  });

  return { values, set, field, problem, setProblem, isBusy, clearFaults, handleSubmit };
};
