import { accountCalls, TOTP_PERIOD_S } from '@wagram/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { ask, isAskError, useForm } from '#kernel';
import { Button, Field, Notice, OtpInput, QrCode, useCopy } from '#ui';
import { useOwnerProof } from './owner-proof.tsx';
import { texts } from './texts.ts';

const words = texts.twoFactor;

const secondsLeft = (): number => TOTP_PERIOD_S - (Math.floor(Date.now() / 1000) % TOTP_PERIOD_S);

/** Codes of an authenticator change every 30 seconds, at the same moment everywhere. */
export const useCodeCountdown = (): number => {
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const timer = window.setInterval(() => setSeconds(secondsLeft()), 1_000);
    return () => window.clearInterval(timer);
  }, []);
  return seconds;
};

const ScanStep = ({
  secret,
  uri,
  onNext,
}: {
  readonly secret: string;
  readonly uri: string;
  readonly onNext: () => void;
}) => {
  const [isCopied, copy] = useCopy();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">{words.setupHint}</p>
      <div className="self-center rounded-2xl border border-line bg-white p-3">
        <QrCode text={uri} size={196} />
      </div>
      <div className="rounded-field bg-sunken px-4 py-3">
        <p className="text-sm font-semibold">{words.key}</p>
        <p className="mt-1 font-mono text-base tracking-wide">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <button
          type="button"
          onClick={() => void copy(secret)}
          className="mt-1 min-h-9 text-sm font-semibold text-accent-ink hover:underline"
        >
          {isCopied ? words.copied : words.copy}
        </button>
      </div>
      <Button size="lg" onClick={onNext}>
        {words.next}
      </Button>
    </div>
  );
};

const VerifyStep = ({
  onCodes,
  onBack,
}: {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onBack: () => void;
}) => {
  const seconds = useCodeCountdown();
  const form = useForm({
    initial: { code: '' },
    call: accountCalls.enableTwoFactor,
    failure: texts.failed,
    onSubmit: async (input) => onCodes((await ask(accountCalls.enableTwoFactor, input)).backup_codes),
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
      <p className="text-ink-2">{words.verifyHint}</p>
      {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
      <OtpInput {...form.field('code')} label={words.code} hint={words.refresh(seconds)} autoFocus />
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Button look="outline" size="lg" onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" size="lg" isBusy={form.isBusy} disabled={form.values.code.length < 6}>
          {words.verify}
        </Button>
      </div>
    </form>
  );
};

/** Whoever finds an open page must not lock its owner out: the secret is for who knows the password. */
const OwnerStep = ({ start }: { readonly start: ReturnType<typeof useStart> }) => {
  const { proof, isComplete, fields } = useOwnerProof();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    start.mutate(proof);
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <p className="text-ink-2">{words.ownerHint}</p>
      {start.error !== null && (
        <Notice tone="danger">{isAskError(start.error) ? start.error.message : texts.failed}</Notice>
      )}
      {fields}
      <Button type="submit" size="lg" isBusy={start.isPending} disabled={!isComplete}>
        {words.begin}
      </Button>
    </form>
  );
};

const useStart = () =>
  useMutation({
    mutationFn: (proof: { password?: string; code?: string }) => ask(accountCalls.setUpTwoFactor, proof),
    gcTime: 0,
  });

/** The secret is asked for once: going back from the code shows the same picture again. */
export const Setup = ({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) => {
  const [isVerifying, setVerifying] = useState(false);
  const start = useStart();
  if (start.data === undefined) return <OwnerStep start={start} />;
  if (isVerifying) return <VerifyStep onCodes={onCodes} onBack={() => setVerifying(false)} />;
  return <ScanStep secret={start.data.secret} uri={start.data.uri} onNext={() => setVerifying(true)} />;
};

interface CodeOrBackupFormProps {
  readonly form: Pick<
    ReturnType<typeof useForm<{ code: string }, typeof accountCalls.disableTwoFactor>>,
    'field' | 'problem' | 'isBusy' | 'handleSubmit' | 'values'
  >;
  readonly hint: string;
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly onBack: () => void;
}

export const CodeOrBackupForm = ({ form, hint, submit, isDanger = false, onBack }: CodeOrBackupFormProps) => (
  <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-5">
    <p className="text-ink-2">{hint}</p>
    {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
    <Field
      {...form.field('code')}
      label={words.codeOrBackup}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoFocus
      className="font-mono"
    />
    <div className="grid grid-cols-[auto_1fr] gap-2.5">
      <Button look="outline" size="lg" onClick={onBack}>
        {words.back}
      </Button>
      <Button
        type="submit"
        size="lg"
        look={isDanger ? 'danger' : 'primary'}
        isBusy={form.isBusy}
        disabled={form.values.code.trim().length < 6}
      >
        {submit}
      </Button>
    </div>
  </form>
);
