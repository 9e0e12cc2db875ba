import { Phone, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OwnProfileView } from '@house/contract/members';
import { getBrand, getConfig, isAskError } from '#kernel';
import { closeDialog, Dialog, GoogleMark, MailMark, Notice, openDialog, PasskeyMark, Spinner, toast, XMark } from '#ui';
import { AgreeNotice } from './auth-frame.tsx';
import { enterDemo } from './demo.ts';
import { browser, startGoogle, startX } from './oauth.ts';
import { canUsePasskeys, signInByPasskey } from './passkey-door.ts';
import { enterAsGuest } from './session.ts';
import { texts as words } from './texts-dialogs.ts';
import { texts as oauthWords } from './texts-oauth.ts';
import { texts } from './texts.ts';
import { TwoStepForm } from './two-step.tsx';
import { useSignIn } from './use-sign-in.ts';

interface Way {
  readonly text: string;
  readonly icon: ReactNode;
  /** Why the way is closed on this server; it stays visible and says so. */
  readonly closed?: string | false;
  readonly note?: string;
  readonly failure: string;
  readonly go: () => Promise<void> | void;
}

interface WayButtonProps {
  readonly way: Way;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onGo: () => void;
}

const WayButton = ({ way, isBusy, isDisabled, onGo }: WayButtonProps) => (
  <button
    type="button"
    disabled={isDisabled}
    onClick={onGo}
    className="flex min-h-13 w-full items-center gap-4 rounded-field border border-line px-4 text-start text-base font-semibold transition-colors duration-150 hover:bg-sunken disabled:opacity-60"
  >
    <span className="inline-flex size-6 items-center justify-center text-ink">{isBusy ? <Spinner /> : way.icon}</span>
    <span className="flex-1">{way.text}</span>
    {typeof way.closed === 'string' && (
      <span className="rounded-full bg-sunken px-2.5 py-1 text-xs font-medium text-ink-2">{way.note}</span>
    )}
  </button>
);

const leave = async (address: Promise<string>) => browser.leaveTo(await address);

const useWays = (attempt: (way: () => Promise<{ user: OwnProfileView }>) => Promise<void>, welcome: (user: OwnProfileView) => void): Way[] => {
  const navigate = useNavigate();
  const config = getConfig();
  const icon = 'size-5';
  const passkey: Way[] = canUsePasskeys()
    ? [{ text: texts.passkey, icon: <PasskeyMark />, failure: texts.passkeyUnknown, go: () => attempt(signInByPasskey) }]
    : [];
  return [
    { text: words.dialog.google, icon: <GoogleMark />, closed: !config.google && texts.googleNotSetUp, note: words.dialog.notSetUp, failure: oauthWords.google.startFailed, go: () => leave(startGoogle()) },
    { text: words.dialog.xDemo, icon: <XMark />, closed: !config.demo && texts.demoOff, note: words.dialog.off, failure: texts.loginFailed, go: async () => welcome(await enterDemo()) },
    { text: words.dialog.xReal, icon: <XMark />, closed: config.x === null && texts.xNotSetUp, note: words.dialog.notSetUp, failure: texts.xStartFailed, go: () => leave(startX()) },
    { text: words.dialog.email, icon: <MailMark />, failure: texts.authFailed, go: () => { closeDialog(); void navigate('/email-auth'); } },
    { text: words.dialog.phone, icon: <Phone className={icon} />, closed: !config.phone && texts.phoneNotSetUp, note: words.dialog.notSetUp, failure: words.phone.failed, go: () => openDialog('phone') },
    ...passkey,
    { text: words.dialog.guest, icon: <UserRound className={icon} />, failure: texts.authFailed, go: () => { enterAsGuest(); closeDialog(); toast(words.dialog.guestWelcome); } },
  ];
};

/** AUTH-07: every way in, in one place. A way that the operator has not set up stays and says so (AUTH-25). */
export const SignInDialog = () => {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const welcome = (user: OwnProfileView) => {
    closeDialog();
    toast(words.dialog.welcome(user.displayName), 'good');
  };
  const { challenge, attempt, finish, cancel } = useSignIn(welcome);
  const ways = useWays(attempt, welcome);

  const handleGo = async (way: Way) => {
    setProblem(typeof way.closed === 'string' ? way.closed : null);
    if (typeof way.closed === 'string') return;
    setBusy(way.text);
    try {
      await way.go();
    } catch (cause) {
      setProblem(isAskError(cause) ? cause.message : way.failure);
    }
    setBusy(null);
  };

  if (challenge !== null) {
    return (
      <Dialog title={words.twoStep.heading} isTitleHidden onClose={closeDialog}>
        <div className="px-6 pt-6 sm:pb-2">
          <TwoStepForm challenge={challenge} onDone={finish} onCancel={cancel} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.dialog.title(getBrand().name)} description={words.dialog.description} onClose={closeDialog}>
      <div className="flex flex-col gap-2.5 px-6 pt-5">
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        {ways.map((way) => (
          <WayButton key={way.text} way={way} isBusy={busy === way.text} isDisabled={busy !== null} onGo={() => void handleGo(way)} />
        ))}
        <AgreeNotice className="pt-3" />
      </div>
    </Dialog>
  );
};
