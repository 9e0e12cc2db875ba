import type { OwnProfileView } from '@house/contract/members';
import { Phone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { getConfig } from '#kernel';
import { closeDialog, GoogleMark, MailMark, openDialog, PasskeyMark, toast, XMark } from '#ui';
import { enterDemo } from './demo.ts';
import { browser, startGoogle, startX } from './oauth.ts';
import { canUsePasskeys, signInByPasskey } from './passkey-door.ts';
import { enterAsGuest } from './session.ts';
import { texts as words } from './texts-dialogs.ts';
import { texts as oauthWords } from './texts-oauth.ts';
import { texts } from './texts.ts';

export interface Way {
  readonly text: string;
  readonly icon: ReactNode;
  /** Why the way is closed on this server; it stays visible and says so. */
  readonly closed?: string | false;
  readonly note?: string;
  readonly failure: string;
  readonly go: () => Promise<void> | void;
}

const leave = async (address: Promise<string>) => browser.leaveTo(await address);

/** Through somebody else: Google, the demo, X. */
export const providerWays = (welcome: (user: OwnProfileView) => void): Way[] => {
  const config = getConfig();
  return [
    {
      text: words.dialog.google,
      icon: <GoogleMark />,
      closed: !config.google && words.dialog.googleNotSetUp,
      note: words.dialog.notSetUp,
      failure: oauthWords.google.startFailed,
      go: () => leave(startGoogle()),
    },
    {
      text: words.dialog.xDemo,
      icon: <XMark />,
      closed: !config.demo && words.dialog.demoOff,
      note: words.dialog.off,
      failure: texts.loginFailed,
      go: async () => welcome(await enterDemo()),
    },
    {
      text: words.dialog.xReal,
      icon: <XMark />,
      closed: config.x === null && oauthWords.x.notSetUp,
      note: words.dialog.notSetUp,
      failure: oauthWords.x.startFailed,
      go: () => leave(startX()),
    },
  ];
};

type Attempt = (way: () => Promise<{ user: OwnProfileView }>) => Promise<void>;

const passkeyWay = (attempt: Attempt): Way => ({
  text: texts.passkey,
  icon: <PasskeyMark />,
  failure: texts.passkeyUnknown,
  go: () => attempt(signInByPasskey),
});

/** With what one has at hand: an address, a phone, a passkey, or nothing at all. */
export const ownWays = (attempt: Attempt, goTo: (path: string) => void): Way[] => [
  {
    text: words.dialog.email,
    icon: <MailMark />,
    failure: texts.authFailed,
    go: () => {
      closeDialog();
      goTo('/email-auth');
    },
  },
  {
    text: words.dialog.phone,
    icon: <Phone className="size-5" />,
    closed: !getConfig().phone && words.dialog.phoneNotSetUp,
    note: words.dialog.notSetUp,
    failure: words.phone.failed,
    go: () => openDialog('phone'),
  },
  ...(canUsePasskeys() ? [passkeyWay(attempt)] : []),
  {
    text: words.dialog.guest,
    icon: <UserRound className="size-5" />,
    failure: texts.authFailed,
    go: () => {
      enterAsGuest();
      closeDialog();
      toast(words.dialog.guestWelcome);
    },
  },
];
