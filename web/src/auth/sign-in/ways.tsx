import type { OwnProfileView } from '@wagram/contract/members';
import { Phone, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { getConfig, readStoredUser } from '#kernel';
import { closeDialog, GoogleMark, MailMark, openDialog, PasskeyMark, toast, XMark } from '#ui';
import { enterDemo } from '../demo/demo.ts';
import { browser, startGoogle, startX } from './oauth.ts';
import { canUsePasskeys, signInByPasskey } from './passkey-door.ts';
import { enterAsGuest } from '../leave.ts';
import { texts as words } from '../texts-dialogs.ts';
import { texts as oauthWords } from './texts-oauth.ts';
import { texts } from '../texts.ts';

export interface Way {
  readonly text: string;
  readonly icon: ReactNode;
  /** What a way is called in the line of those that are not set up here; undefined where it is. */
  readonly closed?: string | undefined;
  readonly note?: string | undefined;
  readonly isFirst?: boolean;
  readonly failure: string;
  readonly go: () => Promise<void> | void;
}

const leave = async (address: Promise<string>) => browser.leaveTo(await address);

export const isInDemo = (): boolean => readStoredUser<OwnProfileView>()?.demo === true;

const demoWay = (welcome: (user: OwnProfileView) => void): Way => ({
  text: words.dialog.demo,
  icon: <UsersRound className="size-5" />,
  closed: getConfig().demo ? undefined : words.dialog.short.demo,
  note: words.dialog.demoNote,
  failure: texts.loginFailed,
  go: async () => welcome(await enterDemo()),
});

/** Through somebody else: Google, the demo, X. */
export const providerWays = (welcome: (user: OwnProfileView) => void): Way[] => {
  const config = getConfig();
  return [
    {
      text: words.dialog.google,
      icon: <GoogleMark />,
      closed: config.google ? undefined : words.dialog.short.google,
      failure: oauthWords.google.startFailed,
      go: () => leave(startGoogle()),
    },
    ...(isInDemo() ? [] : [demoWay(welcome)]),
    {
      text: words.dialog.xReal,
      icon: <XMark />,
      closed: config.x === null ? words.dialog.short.x : undefined,
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

const guestWay = (): Way => ({
  text: words.dialog.guest,
  icon: <UserRound className="size-5" />,
  failure: texts.authFailed,
  go: () => {
    enterAsGuest();
    closeDialog();
    toast(words.dialog.guestWelcome);
  },
});

/** With what one has at hand: an address, a phone, a passkey, or nothing at all. */
export const ownWays = (attempt: Attempt, goTo: (path: string) => void): Way[] => [
  {
    text: words.dialog.email,
    icon: <MailMark />,
    isFirst: getConfig().x === null,
    failure: texts.authFailed,
    go: () => {
      closeDialog();
      goTo(isInDemo() ? '/email-auth?mode=signup' : '/email-auth');
    },
  },
  {
    text: words.dialog.phone,
    icon: <Phone className="size-5" />,
    closed: getConfig().phone === null ? words.dialog.short.phone : undefined,
    note: getConfig().phone === 'log' ? words.phone.logNote : undefined,
    failure: words.phone.failed,
    go: () => openDialog('phone'),
  },
  ...(canUsePasskeys() ? [passkeyWay(attempt)] : []),
  ...(isInDemo() ? [] : [guestWay()]),
];

/** Those that are open, the first one first, and what the others are called. */
export const sorted = (all: readonly Way[]): { readonly ways: readonly Way[]; readonly closed: readonly string[] } => {
  const open = all.filter((way) => way.closed === undefined);
  return {
    ways: [...open.filter((way) => way.isFirst === true), ...open.filter((way) => way.isFirst !== true)],
    closed: all.flatMap((way) => way.closed ?? []),
  };
};
