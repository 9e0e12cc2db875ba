import { authCalls } from '@wagram/contract/auth';
import type { OwnProfileView } from '@wagram/contract/members';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ask, getConfig, useForm } from '#kernel';
import { Button, closeDialog, Dialog, Field, Notice, OtpInput, toast } from '#ui';
import { homeOf } from '../home-of.ts';
import { texts as words } from '../texts-dialogs.ts';
import { texts } from '../texts.ts';
import { TwoStepForm } from './two-step.tsx';
import { useSignIn } from './use-sign-in.ts';

/** MEND-16: without a gateway nothing comes to anybody's phone, and nobody shall wait for it. */
const isLogged = () => getConfig().phone === 'log';

interface Sent {
  readonly phone: string;
  readonly challenge: string;
}

const NumberForm = ({ onSent, phone }: { readonly onSent: (sent: Sent) => void; readonly phone: string }) => {
  const form = useForm({
    initial: { phone },
    call: authCalls.startPhone,
    failure: words.phone.failed,
    onSubmit: async (input) => {
      const { challenge } = await ask(authCalls.startPhone, input);
      onSent({ phone: input.phone, challenge });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
      {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
      <Field
        {...form.field('phone')}
        label={words.phone.number}
        hint={words.phone.numberHint}
        type="tel"
        autoComplete="tel"
        placeholder={words.phone.placeholder}
        autoFocus
      />
      <Button type="submit" size="lg" isBusy={form.isBusy}>
        {words.phone.send}
      </Button>
    </form>
  );
};

interface CodeFormProps {
  readonly sent: Sent;
  readonly attempt: (way: () => Promise<{ user: OwnProfileView }>) => Promise<void>;
  readonly onChange: () => void;
}

const CodeForm = ({ sent, attempt, onChange }: CodeFormProps) => {
  const form = useForm({
    initial: { code: '' },
    call: authCalls.verifyPhone,
    toInput: ({ code }) => ({ challenge: sent.challenge, code }),
    failure: texts.authFailed,
    onSubmit: (input) => attempt(() => ask(authCalls.verifyPhone, input)),
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
      {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
      <OtpInput
        {...form.field('code')}
        label={isLogged() ? words.phone.logCode : words.phone.code}
        hint={isLogged() ? words.phone.logHint(sent.phone) : words.phone.codeHint(sent.phone)}
        autoFocus
      />
      <Button type="submit" size="lg" isBusy={form.isBusy} disabled={form.values.code.length < 6}>
        {words.phone.verify}
      </Button>
      <Button look="ghost" onClick={onChange}>
        {words.phone.change}
      </Button>
    </form>
  );
};

export const PhoneDialog = () => {
  const [sent, setSent] = useState<Sent | null>(null);
  const [phone, setPhone] = useState('');
  const navigate = useNavigate();
  const { challenge, attempt, finish, cancel } = useSignIn((user) => {
    closeDialog();
    if (user.needs_welcome) void navigate(homeOf(user));
    else toast(words.dialog.welcome(user.displayName), 'good');
  });
  const handleSent = (next: Sent) => {
    setPhone(next.phone);
    setSent(next);
  };
  return (
    <Dialog
      title={words.phone.title}
      description={isLogged() ? words.phone.logDescription : words.phone.description}
      onClose={closeDialog}
    >
      <div className="px-6 pt-5">
        {challenge !== null && <TwoStepForm challenge={challenge} onDone={finish} onCancel={cancel} />}
        {challenge === null && sent === null && <NumberForm phone={phone} onSent={handleSent} />}
        {challenge === null && sent !== null && (
          <CodeForm sent={sent} attempt={attempt} onChange={() => setSent(null)} />
        )}
      </div>
    </Dialog>
  );
};
