import { accountCalls } from '@wagram/contract/auth';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ask, reasonOf } from '#kernel';
import { Button, Notice } from '#ui';
import { browser, confirmTrip, startGoogle, startX } from '../sign-in/oauth.ts';
import type { Provider } from '../sign-in/oauth.ts';
import { useOwnerProof } from './owner-proof.tsx';
import { texts } from './texts.ts';

const words = texts.account;

interface ConnectFormProps {
  readonly provider: Provider;
  readonly onCancel: () => void;
}

/** A connected account signs in from then on, so its owner shows first that it is them. */
export const ConnectForm = ({ provider, onCancel }: ConnectFormProps) => {
  const { proof, isComplete, fields } = useOwnerProof();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const handleConnect = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const { confirmation } = await ask(accountCalls.startConnect, proof);
      const address = await (provider === 'x' ? startX('connect') : startGoogle('connect'));
      confirmTrip(confirmation);
      browser.leaveTo(address);
    } catch (cause) {
      setProblem(reasonOf(cause, words.connectFailed));
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleConnect(event)} className="mt-4 flex flex-col gap-4">
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <p className="text-sm text-ink-2">{words.connectHint(provider === 'x' ? words.x : words.google)}</p>
      {fields}
      <div className="flex gap-2.5">
        <Button type="submit" isBusy={isBusy} disabled={!isComplete}>
          {words.connect}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
};
