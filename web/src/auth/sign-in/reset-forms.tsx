import { accountCalls } from '@wagram/contract/auth';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask, isAskError, useForm } from '#kernel';
import { Button, buttonClass, Field, Notice, PasswordInput } from '#ui';
import { AuthFrame } from './auth-frame.tsx';
import { texts as words } from '../texts-dialogs.ts';
import { texts } from '../texts.ts';

/** The same words whether the address is known or not. */
export const ForgotPassword = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    call: accountCalls.forgotPassword,
    failure: words.reset.failed,
    onSubmit: async (input) => {
      await ask(accountCalls.forgotPassword, input);
      setSentTo(input.email.trim());
    },
  });
  if (sentTo !== null) {
    return (
      <AuthFrame title={words.reset.sentHeading} hint={words.reset.sent(sentTo)}>
        <Link to="/email-auth" className={buttonClass('outline', 'lg')}>
          {words.reset.toSignIn}
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={words.reset.forgotHeading} hint={words.reset.forgotHint}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
        {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
        <Field
          {...form.field('email')}
          label={texts.email}
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          placeholder={texts.emailPlaceholder}
        />
        <Button type="submit" size="lg" isBusy={form.isBusy}>
          {words.reset.send}
        </Button>
        <Link to="/email-auth" className={buttonClass('ghost', 'md')}>
          {words.reset.toSignIn}
        </Link>
      </form>
    </AuthFrame>
  );
};

const ResetDone = () => (
  <AuthFrame title={words.reset.doneHeading} hint={words.reset.done}>
    <Link to="/email-auth" className={buttonClass('primary', 'lg')}>
      {words.reset.toSignIn}
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
    failure: words.reset.failed,
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
    <AuthFrame title={words.reset.newHeading} hint={words.reset.newHint}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
        {form.problem !== null && (
          <Notice tone={wantsCode && form.values.code === '' ? 'plain' : 'danger'}>{form.problem}</Notice>
        )}
        {isDead && (
          <Link to="/reset-password" className={buttonClass('outline', 'lg')}>
            {words.reset.again}
          </Link>
        )}
        <PasswordInput
          {...form.field('password')}
          label={words.reset.newPassword}
          hint={texts.passwordHint}
          required
          autoComplete="new-password"
        />
        {wantsCode && (
          <Field
            {...form.field('code')}
            label={words.reset.codeLabel}
            hint={words.reset.codeHint}
            autoComplete="one-time-code"
            autoFocus
          />
        )}
        <Button type="submit" size="lg" isBusy={form.isBusy}>
          {words.reset.save}
        </Button>
      </form>
    </AuthFrame>
  );
};
