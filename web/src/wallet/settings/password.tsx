import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import { Button, classes, toast } from '#ui';
import { LOCK_MINUTES, readLockAfter } from '../vault/auto-lock.ts';
import { NewPasswordForm } from '../vault/new-password.tsx';
import { Section } from '../section.tsx';
import { LimitChoice } from '../send/limit-choice.tsx';
import { Sheet } from '../sheet.tsx';
import { texts } from './texts.ts';
import type { PasswordGate } from '../vault/use-password-gate.tsx';
import { useIsUnlocked } from '../use-wallet.ts';
import { lock, lockAfter, removePassword, setPassword } from '../vault/vault.ts';

const words = texts.password;

interface SheetProps {
  readonly tag: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** D6: the offer that comes with every new wallet. */
export const PasswordSheet = ({ tag, hasPassword, onClose }: SheetProps) => (
  <Sheet title={hasPassword ? words.changeTitle : words.dialogTitle} description={words.about} onClose={onClose}>
    <NewPasswordForm
      submit={hasPassword ? words.saveChange : words.save}
      hasCurrent={hasPassword}
      onSubmit={async ({ current, next }) => {
        await setPassword(tag, current, next);
        // What holds the only copy of a key should not be cleared by a browser that runs out of room.
        void navigator.storage?.persist?.().catch(() => undefined);
        toast(hasPassword ? words.changed : words.done, 'good');
        onClose();
      }}
    />
  </Sheet>
);

const State = () => {
  const isUnlocked = useIsUnlocked();
  const Icon = isUnlocked ? LockKeyholeOpen : LockKeyhole;
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold',
        isUnlocked ? 'bg-amber-soft text-amber' : 'bg-mint-soft text-mint',
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {isUnlocked ? words.unlocked : words.locked}
    </span>
  );
};

/** Nobody has moved for so long: a choice of this device. */
const LockAfter = () => {
  const [minutes, setMinutes] = useState(readLockAfter);
  return (
    <div role="group" aria-label={words.lockAfter} className="mt-4 flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="me-1 text-sm text-ink-2">
        {words.lockAfter}
      </span>
      {LOCK_MINUTES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === minutes}
          onClick={() => {
            lockAfter(choice);
            setMinutes(choice);
          }}
          className={classes(
            'min-h-9 rounded-full px-3 text-sm font-semibold transition-colors duration-150',
            choice === minutes ? 'bg-ink text-paper' : 'bg-sunken text-ink-2 hover:text-ink',
          )}
        >
          {words.minutes(choice)}
        </button>
      ))}
    </div>
  );
};

interface SectionProps {
  readonly tag: string;
  readonly hasPassword: boolean;
  readonly gate: PasswordGate;
}

export const PasswordSection = ({ tag, hasPassword, gate }: SectionProps) => {
  const [isOpen, setOpen] = useState(false);
  const isUnlocked = useIsUnlocked();
  const handleRemove = async () => {
    if (await gate.ask(words.removeAbout, removePassword)) toast(words.removed);
  };
  return (
    <Section
      id="password"
      title={words.title}
      hint={hasPassword ? words.set : words.none}
      aside={hasPassword ? <State /> : undefined}
    >
      <div className="flex flex-wrap gap-2">
        <Button look={hasPassword ? 'soft' : 'primary'} size="sm" className="min-h-11" onClick={() => setOpen(true)}>
          {hasPassword ? words.change : words.offer}
        </Button>
        {hasPassword && isUnlocked && (
          <Button look="soft" size="sm" className="min-h-11" onClick={lock}>
            {words.lock}
          </Button>
        )}
        {hasPassword && (
          <Button look="ghost" size="sm" className="min-h-11" onClick={() => void handleRemove()}>
            {words.remove}
          </Button>
        )}
      </div>
      {hasPassword && <LockAfter />}
      {hasPassword && <LimitChoice gate={gate} />}
      {isOpen && <PasswordSheet tag={tag} hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </Section>
  );
};
