import type { OwnProfileView } from '@wagram/contract/members';
import { LogIn, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { getConfig } from '#kernel';
import { Button, classes, ErrorState, Notice, openDialog, Skeleton } from '#ui';
import type { Provider } from '../sign-in/oauth.ts';
import { useSecurity, useSendVerification } from './api.ts';
import { ConnectForm } from './connect.tsx';
import { Row, Rows, Section } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.account;

const Pill = ({ isOn, text }: { readonly isOn: boolean; readonly text: string }) => (
  <span
    className={classes(
      'rounded-full px-2.5 py-1 text-xs font-semibold',
      isOn ? 'bg-mint-soft text-mint' : 'bg-sunken text-ink-2',
    )}
  >
    {text}
  </span>
);

const EmailRow = ({ user }: { readonly user: OwnProfileView }) => {
  const send = useSendVerification();
  const isOpen = user.email !== null && !user.email_verified;
  return (
    <Row
      title={words.email}
      about={user.email === null ? undefined : <bdi>{user.email}</bdi>}
      action={
        isOpen ? (
          <Button look="soft" size="sm" isBusy={send.isPending} onClick={() => send.mutate()} disabled={user.demo}>
            {words.send}
          </Button>
        ) : (
          <Pill isOn={user.email_verified} text={user.email_verified ? words.verified : words.none} />
        )
      }
    />
  );
};

interface ProviderStateProps {
  readonly isConnected: boolean;
  readonly canConnect: boolean;
  readonly label: string;
  readonly onConnect: () => void;
}

/** A demo member has nothing to connect. */
const ProviderState = ({ isConnected, canConnect, label, onConnect }: ProviderStateProps) =>
  !isConnected && canConnect ? (
    <Button look="soft" size="sm" aria-label={words.connectLabel(label)} onClick={onConnect}>
      {words.connect}
    </Button>
  ) : (
    <Pill isOn={isConnected} text={isConnected ? words.connected : words.notConnected} />
  );

export const AccountSection = ({ user }: { readonly user: OwnProfileView }) => {
  const security = useSecurity();
  const [connecting, setConnecting] = useState<Provider | null>(null);
  return (
    <Section id="ways-in" icon={<LogIn className="size-5" />} title={words.heading}>
      {user.demo && (
        <div className="mb-4">
          <Notice tone="warning">{words.demo}</Notice>
        </div>
      )}
      {security.isPending && <Skeleton className="h-48 w-full" />}
      {security.isError && <ErrorState hint={security.error.message} onRetry={() => void security.refetch()} />}
      {security.isSuccess && (
        <Rows>
          <EmailRow user={user} />
          <Row
            title={words.x}
            about={user.twitter_username === null ? undefined : <bdi>@{user.twitter_username.replace(/^@/, '')}</bdi>}
            action={
              <ProviderState
                isConnected={security.data.x_connected}
                canConnect={getConfig().x !== null && !user.demo}
                label={words.x}
                onConnect={() => setConnecting('x')}
              />
            }
          />
          {(getConfig().google || security.data.google_connected) && (
            <Row
              title={words.google}
              action={
                <ProviderState
                  isConnected={security.data.google_connected}
                  canConnect={getConfig().google && !user.demo}
                  label={words.google}
                  onConnect={() => setConnecting('google')}
                />
              }
            />
          )}
          {(getConfig().phone || security.data.phone !== null) && (
            <Row
              title={words.phone}
              about={security.data.phone ?? undefined}
              action={
                <Pill
                  isOn={security.data.phone !== null}
                  text={security.data.phone === null ? words.notConnected : words.connected}
                />
              }
            />
          )}
        </Rows>
      )}
      {connecting !== null && (
        <ConnectForm key={connecting} provider={connecting} onCancel={() => setConnecting(null)} />
      )}
    </Section>
  );
};

export const TwoFactorSection = () => {
  const security = useSecurity();
  const isOn = security.data?.two_factor === true;
  return (
    <Section
      id="two-step"
      icon={<ShieldCheck className="size-5" />}
      title={texts.twoFactor.heading}
      about={isOn ? texts.twoFactor.codesLeft(security.data?.backup_codes_left ?? 0) : texts.twoFactor.about}
      action={
        <Button look={isOn ? 'soft' : 'primary'} size="sm" onClick={() => openDialog('two-factor')}>
          {isOn ? texts.twoFactor.manage : texts.twoFactor.turnOn}
        </Button>
      }
    />
  );
};
