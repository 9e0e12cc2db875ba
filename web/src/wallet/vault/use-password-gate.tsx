import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, PasswordInput } from '#ui';
import { errorText } from '../error-text.ts';
import { Sheet } from '../sheet.tsx';
import { texts } from '../settings/texts.ts';

type Attempt = (password: string) => Promise<void>;

interface Prompt {
  readonly hint: string;
  readonly attempt: Attempt;
  readonly settle: (isDone: boolean) => void;
}

const AskSheet = ({ prompt, onDone }: { readonly prompt: Prompt; readonly onDone: (isDone: boolean) => void }) => {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await prompt.attempt(password);
      onDone(true);
    } catch (cause) {
      setError(errorText(cause));
      setBusy(false);
    }
  };
  return (
    <Sheet title={texts.ask.title} description={prompt.hint} onClose={() => onDone(false)}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(event)}>
        <PasswordInput
          label={texts.ask.label}
          name="wallet-password"
          autoComplete="off"
          autoFocus
          value={password}
          error={error}
          onChange={(value) => {
            setPassword(value);
            setError(undefined);
          }}
        />
        <Button type="submit" isBusy={isBusy} disabled={password === ''}>
          {texts.ask.go}
        </Button>
      </form>
    </Sheet>
  );
};

export interface PasswordGate {
  /** True once the attempt has gone through; false when it was given up. */
  readonly ask: (hint: string, attempt: Attempt) => Promise<boolean>;
  readonly sheet: ReactNode;
}

/** Asks for the wallet's password and tries it; a wrong one is told in place. */
export const usePasswordGate = (): PasswordGate => {
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const handleDone = (isDone: boolean) => {
    prompt?.settle(isDone);
    setPrompt(null);
  };
  return {
    ask: (hint, attempt) => new Promise((settle) => setPrompt({ hint, attempt, settle })),
    sheet: prompt === null ? null : <AskSheet prompt={prompt} onDone={handleDone} />,
  };
};
