// Where members have been signed in, so that nobody is paid for inviting themselves.
import { addressKey, newSecret, statement, type Db, type App } from '#kernel';
import type { Caller } from './admit.ts';

const KEPT_MS = 180 * 86_400_000;

/** The browser itself, if it carries its cookie, and what it looks like from here: keyed, so that no address is kept. */
const marksOf = (app: App, { address, userAgent }: Caller, cookie: string | null): string[] => [
  ...(cookie === null ? [] : [`browser:${app.seal.mark(`browser:${cookie}`)}`]),
  `network:${app.seal.mark(`network:${addressKey(address)}:${userAgent ?? ''}`)}`,
];

const upsertKnown = statement(
  'known_browser_keep',
  `insert into known_browsers (member_id, mark, seen_at) select $1, mark, $3 from unnest($2::text[]) mark
   on conflict (member_id, mark) do update set seen_at = excluded.seen_at`,
);
const deleteOld = statement('known_browser_forget', 'delete from known_browsers where seen_at < $1');

/** In the transaction that makes a member: whoever judges the invitation finds it there. */
export const noteBrowser = async (
  app: App,
  tx: Db,
  caller: Caller,
  memberId: string,
  cookie = caller.cookies.get('browser'),
): Promise<void> => {
  await deleteOld(tx, new Date(caller.now.getTime() - KEPT_MS));
  await upsertKnown(tx, memberId, marksOf(app, caller, cookie), caller.now);
};

/** At each sign-in. The cookie stays when the session ends. */
export const keepBrowser = async (app: App, caller: Caller, memberId: string): Promise<void> => {
  const known = caller.cookies.get('browser');
  const cookie = known ?? newSecret();
  if (known === null) caller.cookies.set('browser', cookie);
  await noteBrowser(app, app.db, caller, memberId, cookie);
};
