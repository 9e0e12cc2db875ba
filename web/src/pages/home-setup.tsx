import type { OwnProfileView } from '@house/contract/members';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePasskeys, useSecurity, useSendVerification } from '#auth';
import { Button, buttonClass, Card, classes, openDialog } from '#ui';
import { texts } from './texts.ts';

const words = texts.home;

interface StepProps {
  readonly title: string;
  readonly hint: string;
  readonly isDone: boolean;
  readonly action: ReactNode;
}

const Step = ({ title, hint, isDone, action }: StepProps) => (
  <li className="flex min-h-16 items-center gap-3.5 border-t border-line px-5 py-2.5">
    <span
      className={classes(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-full',
        isDone ? 'bg-mint-soft text-mint' : 'border-2 border-line',
      )}
    >
      {isDone && <Check aria-label={words.done} className="size-4" />}
    </span>
    <div className="min-w-0 flex-1">
      <p className={classes('text-base font-medium', isDone && 'text-ink-3')}>{title}</p>
      {!isDone && <p className="text-sm text-ink-3">{hint}</p>}
    </div>
    {!isDone && action}
  </li>
);

/** Three small things that keep an account safe. It goes away when they are done. */
export const HomeSetup = ({ user }: { readonly user: OwnProfileView }) => {
  const security = useSecurity();
  const passkeys = usePasskeys();
  const send = useSendVerification();
  if (!security.isSuccess || !passkeys.isSuccess) return null;
  const hasEmail = user.email !== null;
  const hasPasskey = passkeys.data.length > 0;
  if ((user.email_verified || !hasEmail) && security.data.two_factor && hasPasskey) return null;
  return (
    <Card className="overflow-hidden">
      <div className="px-5 pt-4 pb-3.5">
        <h2 className="text-lg font-semibold tracking-tight">{words.setup}</h2>
        <p className="text-base text-ink-2">{words.setupHint}</p>
      </div>
      <ul>
        {hasEmail && (
          <Step
            title={words.email}
            hint={words.emailHint}
            isDone={user.email_verified}
            action={
              <Button look="soft" size="sm" isBusy={send.isPending} onClick={() => send.mutate()}>
                {words.emailSend}
              </Button>
            }
          />
        )}
        <Step
          title={words.twoFactor}
          hint={words.twoFactorHint}
          isDone={security.data.two_factor}
          action={
            <Button look="soft" size="sm" onClick={() => openDialog('two-factor')}>
              {words.twoFactorOpen}
            </Button>
          }
        />
        <Step
          title={words.passkey}
          hint={words.passkeyHint}
          isDone={hasPasskey}
          action={
            <Link to="/security" className={buttonClass('soft', 'sm')}>
              {words.passkeyOpen}
            </Link>
          }
        />
      </ul>
    </Card>
  );
};
