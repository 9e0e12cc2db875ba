import { accountCalls } from '@wagram/contract/auth';
import { useState } from 'react';
import { ask, useForm } from '#kernel';
import { Button, closeDialog, Dialog, EmptyState, ErrorState, Notice, openDialog, Skeleton, toast } from '#ui';
import { useNoteTwoFactor, useSecurity } from './api.ts';
import { useSession } from '../session.ts';
import { texts } from './texts.ts';
import { BackupCodes } from './two-factor-codes.tsx';
import { CodeOrBackupForm, Setup } from './two-factor-setup.tsx';

type View = 'setup' | 'active' | 'disable' | 'renew' | { readonly codes: readonly string[] };
const words = texts.twoFactor;

const Active = ({ codesLeft, onView }: { readonly codesLeft: number; readonly onView: (view: View) => void }) => (
  <div className="flex flex-col gap-5">
    <Notice tone="good">
      <p className="font-semibold">{words.activeTitle}</p>
      <p className="mt-0.5 font-normal">{words.activeHint}</p>
    </Notice>
    <p className="text-ink-2">{words.codesLeft(codesLeft)}</p>
    <div className="flex flex-col gap-2.5">
      <Button look="outline" onClick={() => onView('renew')}>
        {words.renew}
      </Button>
      <Button look="danger" onClick={() => onView('disable')}>
        {words.disable}
      </Button>
    </div>
  </div>
);

const Disable = ({ onDone, onBack }: { readonly onDone: () => void; readonly onBack: () => void }) => {
  const form = useForm({
    initial: { code: '' },
    call: accountCalls.disableTwoFactor,
    failure: texts.failed,
    onSubmit: async (input) => {
      await ask(accountCalls.disableTwoFactor, input);
      onDone();
    },
  });
  return <CodeOrBackupForm form={form} hint={words.disableHint} submit={words.disable} isDanger onBack={onBack} />;
};

const Renew = ({
  onCodes,
  onBack,
}: {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onBack: () => void;
}) => {
  const form = useForm({
    initial: { code: '' },
    call: accountCalls.renewBackupCodes,
    failure: texts.failed,
    onSubmit: async (input) => onCodes((await ask(accountCalls.renewBackupCodes, input)).backup_codes),
  });
  return <CodeOrBackupForm form={form} hint={words.renewHint} submit={words.renew} onBack={onBack} />;
};

/** AUTH-23. Which view opens is the server's word, not a guess. */
const Views = () => {
  const security = useSecurity();
  const note = useNoteTwoFactor();
  const [chosen, setChosen] = useState<View | null>(null);
  if (security.isPending) return <Skeleton className="h-64 w-full" />;
  if (security.isError) return <ErrorState hint={security.error.message} onRetry={() => void security.refetch()} />;
  const view = chosen ?? (security.data.two_factor ? 'active' : 'setup');
  if (typeof view === 'object') return <BackupCodes codes={view.codes} onDone={closeDialog} />;

  const showCodes = (codes: readonly string[]) => {
    setChosen({ codes });
    note(true, codes.length);
  };
  const handleDisabled = () => {
    note(false, 0);
    closeDialog();
    toast(words.disabled, 'good');
  };
  if (view === 'setup') return <Setup onCodes={showCodes} />;
  if (view === 'disable') return <Disable onDone={handleDisabled} onBack={() => setChosen('active')} />;
  if (view === 'renew') return <Renew onCodes={showCodes} onBack={() => setChosen('active')} />;
  return <Active codesLeft={security.data.backup_codes_left} onView={setChosen} />;
};

export const TwoFactorDialog = () => {
  const { user } = useSession();
  return (
    <Dialog title={words.title} onClose={closeDialog}>
      <div className="px-6 pt-5">
        {user === null || user.demo ? (
          <EmptyState
            title={user === null ? texts.nobody : texts.shared}
            hint={user === null ? texts.nobodyHint : texts.sharedHint}
            action={
              <Button onClick={() => openDialog('sign-in')}>{user === null ? texts.signIn : texts.makeOwn}</Button>
            }
          />
        ) : (
          <Views />
        )}
      </div>
    </Dialog>
  );
};
