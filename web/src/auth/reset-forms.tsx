import { accountCalls } from '@house/contract/auth';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask, isAskError, useForm } from '#kernel';
import { Button, buttonClass, Field, Notice, PasswordInput } from '#ui';
import { AuthFrame } from './auth-frame.tsx';
import { texts } from './texts.ts';

/** The same words whether the address is known or not. */
export const ForgotPassword = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    call: accountCalls.forgotPassword,
    failure: texts.reset.failed,
    onSubmit: async (input) => {
      await ask(accountCalls.forgotPassword, input);
      setSentTo(input.email.trim());
    },
  });
  if (sentTo !== null) {
    return (
      <AuthFrame title={texts.reset.sentHeading} hint={texts.reset.sent(sentTo)}>
        <Link to="/email-auth" className={buttonClass('outline', 'lg')}>
          {texts.reset.toSignIn}
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.reset.forgotHeading} hint={texts.reset.forgotHint}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
        {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
        <Field {...form.field('email')} label={texts.email} type="email" required autoComplete="email" autoCapitalize="none" placeholder={texts.emailPlaceholder} />
        <Button type="submit" size="lg" isBusy={form.isBusy}>
          {texts.reset.send}
        </Button>
        <Link to="/email-auth" className={buttonClass('ghost', 'md')}>
          {texts.reset.toSignIn}
        </Link>
      </form>
    </AuthFrame>
  );
};

const ResetDone = () => (
  <AuthFrame title={texts.reset.doneHeading} hint={texts.reset.done}>
    <Link to="/email-auth" className={buttonClass('primary', 'lg')}>
      {texts.reset.toSignIn}
    </Link>
  </AuthFrame>
);

/** MF-04: a mailed link does not skip the second step, so the form grows a field when the server asks for a code. */
export const ResetPassword = ({ token }: { readonly token: string }) => {
  const [isDone, setDone] = useState(false);
  const [wantsCode, setWantsCode] = useState(false);
  const [isDead, setDead] = useState(false);
  const form = useForm({
    initial: { password: '', code: '' },
    call: accountCalls.resetPassword,
    toInput: ({ password, code }) => ({ token, password, ...(code === '' ? {} : { code }) }),
    failure: texts.reset.failed,
    onSubmit: async (input) => {
      try {
        await ask(accountCalls.resetPassword, input);
        setDone(true);
      } catch (cause) {
        if (isAskError(cause, 'two_factor_required')) setWantsCode(true);
        if (isAskError(cause, 'link_invalid')) setDead(true);
        throw cause;
      }
    },
  });
  if (isDone) return <ResetDone />;
  return (
    <AuthFrame title={texts.reset.newHeading} hint={texts.reset.newHint}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
        {form.problem !== null && <Notice tone={wantsCode && form.values.code === '' ? 'plain' : 'danger'}>{form.problem}</Notice>}
        {isDead && (
          <Link to="/reset-password" className={buttonClass('outline', 'lg')}>
            {texts.reset.again}
          </Link>
        )}
        <PasswordInput {...form.field('password')} label={texts.reset.newPassword} hint={texts.passwordHint} required autoComplete="new-password" />
        {wantsCode && <Field {...form.field('code')} label={texts.reset.codeLabel} hint={texts.reset.codeHint} autoComplete="one-time-code" autoFocus />}
        <Button type="submit" size="lg" isBusy={form.isBusy}>
          {texts.reset.save}
        </Button>
      </form>
    </AuthFrame>
  );
};
