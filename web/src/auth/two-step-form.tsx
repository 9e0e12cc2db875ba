import { authCalls } from '@house/contract/auth';
import type { OwnProfileView } from '@house/contract/members';
import { useState } from 'react';
import { ask, useForm } from '#kernel';
import { Button, Field, Notice, OtpInput } from '#ui';
import { texts } from './texts.ts';

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
    onSubmit: async (input) => onDone((await ask(authCalls.finishTwoFactor, input)).user),
  });
  const swap = () => {
    form.clearFaults();
    form.set('code', '');
    setBackup(!isBackup);
  };
  const code = form.field('code');
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
      <div>
        <h2 className="text-xl font-bold tracking-tight">{texts.twoStep.heading}</h2>
        <p className="mt-1 text-ink-2">{isBackup ? texts.twoStep.hintBackup : texts.twoStep.hint}</p>
      </div>
      {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
      {isBackup ? (
        <Field {...code} label={texts.twoStep.backup} autoComplete="off" autoCapitalize="none" autoFocus className="font-mono" />
      ) : (
        <OtpInput {...code} label={texts.twoStep.code} autoFocus />
      )}
      <Button type="submit" size="lg" isBusy={form.isBusy} disabled={isBackup ? code.value === '' : code.value.length < 6}>
        {texts.twoStep.confirm}
      </Button>
      <div className="-mt-2 flex items-center justify-between">
        <Button look="ghost" size="md" className="-ms-4" onClick={swap}>
          {isBackup ? texts.twoStep.useApp : texts.twoStep.useBackup}
        </Button>
        <Button look="ghost" size="md" className="-me-4" onClick={onCancel}>
          {texts.twoStep.cancel}
        </Button>
      </div>
    </form>
  );
};
