import { titles } from './route-titles.ts';

/** 'bare' stands alone (landing and the screens of signing in); 'shell' has menu, bars and panel around it. */
export type Frame = 'bare' | 'shell';

export interface RouteEntry {
  readonly path: string;
  readonly title: string;
  readonly frame: Frame;
  /** False: the shell with a plain 'not built yet' page. A test lists these, so that the list can be watched shrinking. */
  readonly built: boolean;
}

const bare = (path: string, title: string): RouteEntry => ({ path, title, frame: 'bare', built: true });
const built = (path: string, title: string): RouteEntry => ({ path, title, frame: 'shell', built: true });

/** Every address of the product. The slug is the brand's, so the table is made from it. */
export const routesFor = (slug: string): readonly RouteEntry[] => [
  bare('/', titles.landing),
  bare('/landing', titles.landing),
  bare('/logout', titles.logout),
  bare('/auth', titles.auth),
  bare('/x-auth', titles.xAuth),
  bare('/email-auth', titles.emailAuth),
  bare('/auth/callback', titles.callback),
  bare('/twitter/callback', titles.callback),
  bare('/reset-password', titles.reset),
  bare('/verify-email', titles.verify),
  bare('/invite/:handle', titles.invite),
  built('/home', titles.home),
  built('/security', titles.security),
  built('/moderation', titles.moderation),
  built('/terms', titles.terms),
  built('/privacy', titles.privacy),
  built('/profile', titles.profile),
  built('/analytics', titles.analytics),
  built('/search', titles.search),
  built('/compose', titles.compose),
  built('/wallet', titles.wallet),
  built('/wallet/settings', titles.walletSettings),
  built('/help', titles.help),
  built('/rewards', titles.rewards),
  built('/livestream', titles.livestream),
  built('/livestream/:id', titles.livestream),
  built('/ai', titles.ai),
  built('/trending', titles.trending),
  built('/verification', titles.verification),
  built('/bookmarks', titles.bookmarks),
  built('/explore', titles.explore),
  built('/games', titles.games),
  built('/messages', titles.messages),
  built('/user', titles.user),
  built('/user/:username', titles.user),
  built('/user/:username/following', titles.following),
  built('/user/:username/followers', titles.followers),
  built('/post/:id', titles.post),
  built('/post/:id/comments', titles.comments),
  built('/chat/:username', titles.chat),
  built('/dm/:username', titles.chat),
  built('/settings', titles.settings),
  built('/create-new', titles.createNew),
  built('/create-group', titles.createGroup),
  built('/group/:id', titles.group),
  built('/join/:code', titles.join),
  built('/werunner', titles.werunner),
  built('/staking', titles.staking),
  built('/video', titles.video),
  built(`/buy-${slug}`, titles.buy),
  built('/notifications', titles.notifications),
  built('/notification-settings', titles.notificationSettings),
  built('/launch-token', titles.launchToken),
];

// SHELL-05, SHELL-06: a conversation fills the screen; the bottom bar would also cover what is written on these.
const conversation = /^\/(chat|dm|group)\//;
const writing = /^\/(messages|settings|create-[a-z]+)(\/|$)/;

export const hasTopBar = (path: string): boolean => !conversation.test(path);
export const hasBottomBar = (path: string): boolean => hasTopBar(path) && !writing.test(path);
