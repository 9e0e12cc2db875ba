import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import { Button, classes, toast } from '#ui';
import { NewPasswordForm } from './new-password.tsx';
import { Section } from './section.tsx';
import { Sheet } from './sheet.tsx';
import { texts } from './texts-settings.ts';
import type { PasswordGate } from './use-password-gate.tsx';
import { useIsUnlocked } from './use-wallet.ts';
import { lock, removePassword, setPassword } from './vault.ts';

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
      {isOpen && <PasswordSheet tag={tag} hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </Section>
  );
};
