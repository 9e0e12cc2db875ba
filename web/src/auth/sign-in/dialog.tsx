import type { OwnProfileView } from '@wagram/contract/members';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getBrand, reasonOf } from '#kernel';
import { classes, closeDialog, Dialog, Notice, Spinner, toast, useDialogSubject } from '#ui';
import { AgreeNotice } from './auth-frame.tsx';
import { homeOf } from '../home-of.ts';
import { isInDemo, ownWays, providerWays, sorted } from './ways.tsx';
import type { Way } from './ways.tsx';
import { texts as words } from '../texts-dialogs.ts';
import { TwoStepForm } from './two-step.tsx';
import { useSignIn } from './use-sign-in.ts';

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
    className={classes(
      'flex min-h-13 w-full items-center gap-4 rounded-field border px-4 py-2 text-start text-base font-semibold transition-colors duration-150 disabled:opacity-60',
      way.isFirst === true ? 'border-ink bg-ink text-paper hover:opacity-90' : 'border-line text-ink hover:bg-sunken',
    )}
  >
    <span className="inline-flex size-6 shrink-0 items-center justify-center">{isBusy ? <Spinner /> : way.icon}</span>
    <span className="flex-1 leading-5">
      {way.text}
      {way.note !== undefined && <span className="block text-sm font-normal text-ink-3">{way.note}</span>}
    </span>
  </button>
);

/** AUTH-07: every way in, in one place. What the operator has not set up is one quiet line (AUTH-25, D28). */
export const SignInDialog = () => {
  const { reason } = useDialogSubject();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const welcome = (user: OwnProfileView) => {
    closeDialog();
    if (user.needs_welcome) void navigate(homeOf(user));
    else toast(words.dialog.welcome(user.displayName), 'good');
  };
  const { challenge, attempt, finish, cancel } = useSignIn(welcome);
  const { ways, closed } = sorted([...providerWays(welcome), ...ownWays(attempt, (to) => void navigate(to))]);
  const title = isInDemo() ? words.dialog.ownTitle : words.dialog.title(getBrand().name);

  const handleGo = async (way: Way) => {
    setProblem(null);
    setBusy(way.text);
    try {
      await way.go();
    } catch (cause) {
      setProblem(reasonOf(cause, way.failure));
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
    <Dialog
      title={title}
      description={isInDemo() ? words.dialog.ownDescription : words.dialog.description}
      onClose={closeDialog}
    >
      <div className="flex flex-col gap-2.5 px-6 pt-5">
        {reason !== undefined && problem === null && <Notice>{reason}</Notice>}
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        {ways.map((way) => (
          <WayButton
            key={way.text}
            way={way}
            isBusy={busy === way.text}
            isDisabled={busy !== null}
            onGo={() => void handleGo(way)}
          />
        ))}
        {closed.length > 0 && (
          <p className="pt-1 text-center text-sm text-ink-3">{words.dialog.notSetUp(closed.join(', '))}</p>
        )}
        <AgreeNotice className="pt-3" />
      </div>
    </Dialog>
  );
};
