import type { OwnProfileView } from '@wagram/contract/members';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ask, reasonOf, useForm } from '#kernel';
import { Button, Field, Notice, PasskeyMark, PasswordInput } from '#ui';
import { canUsePasskeys, signInByPasskey } from './passkey-door.ts';
import { texts } from '../texts.ts';
import { TwoStepForm } from './two-step.tsx';
import { useSignIn } from './use-sign-in.ts';

export type EmailMode = 'login' | 'signup';

interface EmailFormProps {
  readonly mode: EmailMode;
  readonly onToggle: () => void;
  readonly onDone: (user: OwnProfileView) => void;
}

/** A passkey belongs to the way in, not to a field: it stands below the form. */
const PasskeyButton = ({ onUse }: { readonly onUse: () => Promise<void> }) => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const handleUse = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onUse();
    } catch (cause) {
      setProblem(reasonOf(cause, texts.passkeyUnknown));
    }
    setBusy(false);
  };
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button look="outline" size="lg" isBusy={isBusy} icon={<PasskeyMark />} onClick={() => void handleUse()}>
        {texts.passkey}
      </Button>
    </>
  );
};

const ToggleLine = ({ mode, onToggle }: Pick<EmailFormProps, 'mode' | 'onToggle'>) => (
  <p className="text-center text-base text-ink-2">
    {mode === 'login' ? texts.toSignup : texts.toLogin}{' '}
    <button type="button" onClick={onToggle} className="min-h-11 font-semibold text-accent-ink hover:underline">
      {mode === 'login' ? texts.toSignupLink : texts.toLoginLink}
    </button>
  </p>
);

type FieldName = 'username' | 'email' | 'password';

interface FieldsProps {
  readonly isSignup: boolean;
  readonly field: (name: FieldName) => Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;
}

const Fields = ({ isSignup, field }: FieldsProps) => (
  <>
    {isSignup && (
      <Field
        {...field('username')}
        label={texts.username}
        hint={texts.usernameHint}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    )}
    <Field
      {...field('email')}
      label={texts.email}
      type="email"
      required
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={texts.emailPlaceholder}
    />
    <PasswordInput
      {...field('password')}
      label={texts.password}
      required
      autoComplete={isSignup ? 'new-password' : 'current-password'}
      hint={isSignup ? texts.passwordHint : undefined}
      aside={
        isSignup ? undefined : (
          <Link to="/reset-password" className="text-sm font-medium text-accent-ink hover:underline">
            {texts.forgot}
          </Link>
        )
      }
    />
  </>
);

const loadCalls = () => import('./email-calls.ts');

/** E-mail and password, in both directions. What was typed stays when the mode changes or the server refuses. */
export const EmailForm = ({ mode, onToggle, onDone }: EmailFormProps) => {
  const isSignup = mode === 'signup';
  const { challenge, attempt, finish, cancel } = useSignIn(onDone);
  const form = useForm({
    initial: { username: '', email: '', password: '' },
    call: async () => (await loadCalls())[mode],
    failure: isSignup ? texts.signupFailed : texts.loginFailed,
    onSubmit: (input) =>
      attempt(async () => {
        const { login, signup } = await loadCalls();
        return isSignup
          ? ask(signup, input as { username: string; email: string; password: string })
          : ask(login, { email: input.email, password: input.password });
      }),
  });
  const handleToggle = () => {
    form.clearErrors();
    onToggle();
  };
  if (challenge !== null) return <TwoStepForm challenge={challenge} onDone={finish} onCancel={cancel} />;
  return (
    <>
      <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
        {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
        <Fields isSignup={isSignup} field={form.field} />
        <Button type="submit" size="lg" isBusy={form.isBusy}>
          {isSignup ? texts.createAccount : texts.signIn}
        </Button>
      </form>
      {!isSignup && canUsePasskeys() && <PasskeyButton onUse={() => attempt(signInByPasskey)} />}
      <ToggleLine mode={mode} onToggle={handleToggle} />
    </>
  );
};
