import { authCalls } from '@wagram/contract/auth';
import type { OwnProfileView } from '@wagram/contract/members';
import { useState } from 'react';
import { ask, useForm } from '#kernel';
import { Button, Field, Notice, OtpInput } from '#ui';
import { greeted } from '../greeted.ts';
import { texts as words } from '../texts-dialogs.ts';
import { texts } from '../texts.ts';

interface TwoStepFormProps {
  readonly challenge: string;
  readonly onDone: (user: OwnProfileView) => void;
  readonly onCancel: () => void;
}

/** The second step of any way in: a code of the authenticator, or a backup code. */
export const TwoStepForm = ({ challenge, onDone, onCancel }: TwoStepFormProps) => {
  const [isBackup, setBackup] = useState(false);
  const form = useForm({
    initial: { code: '' },
    call: authCalls.finishTwoFactor,
    toInput: ({ code }) => ({ challenge, code }),
    failure: texts.authFailed,
    onSubmit: async (input) => onDone(greeted(await ask(authCalls.finishTwoFactor, input))),
  });
  const swap = () => {
    form.clearErrors();
    form.set('code', '');
    setBackup(!isBackup);
  };
  const code = form.field('code');
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
      <div>
        <h2 className="text-xl font-bold tracking-tight">{words.twoStep.heading}</h2>
        <p className="mt-1 text-ink-2">{isBackup ? words.twoStep.hintBackup : words.twoStep.hint}</p>
      </div>
      {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
      {isBackup ? (
        <Field
          {...code}
          label={words.twoStep.backup}
          autoComplete="off"
          autoCapitalize="none"
          autoFocus
          className="font-mono"
        />
      ) : (
        <OtpInput {...code} label={words.twoStep.code} autoFocus />
      )}
      <Button
        type="submit"
        size="lg"
        isBusy={form.isBusy}
        disabled={isBackup ? code.value === '' : code.value.length < 6}
      >
        {words.twoStep.confirm}
      </Button>
      <div className="-mt-2 flex items-center justify-between">
        <Button look="ghost" size="md" className="-ms-4" onClick={swap}>
          {isBackup ? words.twoStep.useApp : words.twoStep.useBackup}
        </Button>
        <Button look="ghost" size="md" className="-me-4" onClick={onCancel}>
          {words.twoStep.cancel}
        </Button>
      </div>
    </form>
  );
};
