import { authCalls } from '@wagram/contract/auth';
import { mutingCalls } from '@wagram/contract/blocks';
import type { PublicConfig } from '@wagram/contract/kernel';
import type { OwnProfileView } from '@wagram/contract/members';
import { noticeCalls } from '@wagram/contract/notifications';
import { settingsCalls, toChoices } from '@wagram/contract/settings';
import type { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, MemoryRouter, Route, Routes } from 'react-router';
import { learnMuted } from '#blocks';
import { addressOf, createQueryClient, dropStoredUser, keepConfig, keepStoredUser, removeStored } from '#kernel';
import { keepUnread } from '#notifications';
import { keepChoices } from '#settings';
import { Shell } from '../shell.tsx';
import { question, type AnyScreen, type RepliesTo, type Visit } from './question.ts';
import { printedScreens } from './screens.ts';

/** Who is there, which everything else depends on. */
const session = addressOf(authCalls.getSession, {});

/** What the shell asks around every screen. */
const shellAsks = ({ viewer }: Visit) => ({
  unread: question(noticeCalls.countUnread, { user_id: viewer }),
  muted: question(mutingCalls.listMuted, { user_id: viewer }),
  settings: question(settingsCalls.readSettings, { user_id: viewer }),
});

/** Without what is muted and chosen a print would show what its reader does not want to see. */
const putShell = (client: QueryClient, visit: Visit, replies: RepliesTo<ReturnType<typeof shellAsks>>): boolean => {
  const { unread, muted, settings } = replies;
  if (muted === undefined || settings === undefined) return false;
  keepStoredUser(visit.member);
  keepChoices(toChoices(settings.settings));
  learnMuted(client, visit.viewer, muted);
  if (unread !== undefined) keepUnread(client, visit.viewer, unread);
  return true;
};

/** Nothing of one member is there when the next one's is printed. */
const forget = (client: QueryClient): void => {
  client.clear();
  dropStoredUser();
  for (const key of ['settings', 'message-settings', 'muted'] as const) removeStored(key);
};

/** Nothing in it waits, so that no other print comes between. */
const print = (
  config: PublicConfig,
  address: string,
  { Page, path, put, at }: AnyScreen,
  visit: Visit,
  replies: Readonly<Record<string, unknown>>,
): string => {
  const client = createQueryClient();
  keepConfig(config);
  try {
    if (!putShell(client, visit, replies) || !put(client, visit, replies)) return '';
    return renderToStaticMarkup(
      <MemoryRouter initialEntries={[at?.(visit) ?? address]}>
        <Routes>
          <Route element={<Shell client={client} />}>
            <Route path={path} element={<Page />} />
          </Route>
        </Routes>
      </MemoryRouter>,
    );
  } finally {
    forget(client);
  }
};

/** SOC-17: the beginning of one screen, for the server to ask for and to print. */
export interface FirstScreen {
  /** Asked before anything else. */
  readonly session: string;
  /** By name, the addresses of what is asked for this member. */
  questions(member: OwnProfileView): Readonly<Record<string, string>>;
  /** Markup from the answers, by the same names; empty where there is nothing to print. */
  print(config: PublicConfig, member: OwnProfileView, replies: Readonly<Record<string, unknown>>): string;
}

/** The screen at an address, if it is among those that people come to from outside. */
export const firstScreen = (address: string, cookies: Visit['cookies']): FirstScreen | null => {
  const [pathname = '', search = ''] = address.split('?', 2);
  const query = new URLSearchParams(search);
  for (const screen of printedScreens) {
    const match = matchPath(screen.path, pathname);
    if (match === null) continue;
    const visitOf = (member: OwnProfileView): Visit => ({
      member,
      viewer: member.id,
      params: match.params,
      query,
      cookies,
    });
    return {
      session,
      questions: (member) => {
        const visit = visitOf(member);
        const asked = Object.entries({ ...shellAsks(visit), ...screen.asks(visit) });
        return Object.fromEntries(asked.map(([name, one]) => [name, one.address]));
      },
      print: (config, member, replies) => print(config, address, screen, visitOf(member), replies),
    };
  }
  return null;
};
