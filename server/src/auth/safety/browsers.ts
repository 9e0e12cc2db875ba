// Where members have been signed in, so that nobody is paid for inviting themselves.
import { addressKey, newSecret, type Db, type App, type MemberId } from '#kernel';
import type { Caller } from '../admit.ts';
import { deleteOldBrowsers, upsertBrowsers } from '../ways-in/ways-in.gen.ts';

const KEPT_MS = 180 * 86_400_000;

/** The browser itself, if it carries its cookie, and what it looks like from here: keyed, so that no address is kept. */
const marksOf = (app: App, { address, userAgent }: Caller, cookie: string | null): string[] => [
  ...(cookie === null ? [] : [`browser:${app.seal.mark(`browser:${cookie}`)}`]),
  `network:${app.seal.mark(`network:${addressKey(address)}:${userAgent ?? ''}`)}`,
];

/** In the transaction that makes a member: whoever judges the invitation finds it there. */
export const noteBrowser = async (
  app: App,
  tx: Db,
  caller: Caller,
  memberId: MemberId,
  cookie = caller.cookies.get('browser'),
): Promise<void> => {
  await deleteOldBrowsers(tx, { before: new Date(caller.now.getTime() - KEPT_MS) });
  await upsertBrowsers(tx, { memberId, marks: marksOf(app, caller, cookie), now: caller.now });
};

/** At each sign-in. The cookie stays when the session ends. */
export const keepBrowser = async (app: App, caller: Caller, memberId: MemberId): Promise<void> => {
  const known = caller.cookies.get('browser');
  const cookie = known ?? newSecret();
  if (known === null) caller.cookies.set('browser', cookie);
  await noteBrowser(app, app.db, caller, memberId, cookie);
};
