import { texts as titles } from './title-texts.ts';

/**
 * 'bare' stands alone (landing and the screens of signing in); 'shell' has menu, bars and panel around it; 'settings' has
 * the list of all settings beside it instead of the panel (D35).
 */
export type Frame = 'bare' | 'shell' | 'settings';

export interface RouteEntry {
  readonly path: string;
  readonly title: string;
  readonly frame: Frame;
}

const bare = (path: string, title: string): RouteEntry => ({ path, title, frame: 'bare' });
const inShell = (path: string, title: string): RouteEntry => ({ path, title, frame: 'shell' });
const inSettings = (path: string, title: string): RouteEntry => ({ path, title, frame: 'settings' });

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
  bare('/welcome', titles.welcome),
  inShell('/home', titles.home),
  inSettings('/account', titles.account),
  inSettings('/account/:section', titles.account),
  inSettings('/security', titles.security),
  inShell('/moderation', titles.moderation),
  inShell('/moderation/money', titles.moderationMoney),
  inShell('/moderation/health', titles.moderationHealth),
  inShell('/moderation/hosts', titles.moderationHosts),
  inShell('/terms', titles.terms),
  inShell('/privacy', titles.privacy),
  inShell('/profile', titles.profile),
  inShell('/analytics', titles.analytics),
  inShell('/search', titles.search),
  inShell('/compose', titles.compose),
  inShell('/wallet', titles.wallet),
  inSettings('/wallet/settings', titles.walletSettings),
  inShell('/earnings', titles.earnings),
  inShell('/reserves', titles.reserves),
  inShell('/tx/:signature', titles.transaction),
  inSettings('/help', titles.help),
  inShell('/rewards', titles.rewards),
  inShell('/livestream', titles.livestream),
  inShell('/livestream/:id', titles.livestream),
  inShell('/ai', titles.ai),
  inShell('/trending', titles.trending),
  inShell('/trending/formula', titles.trendingFormula),
  inShell('/verification', titles.verification),
  inShell('/bookmarks', titles.bookmarks),
  inShell('/drafts', titles.drafts),
  inShell('/lists', titles.lists),
  inShell('/explore', titles.explore),
  inShell('/games', titles.games),
  inShell('/messages', titles.messages),
  inShell('/user', titles.user),
  inShell('/user/:username', titles.user),
  inShell('/user/:username/following', titles.following),
  inShell('/user/:username/followers', titles.followers),
  inShell('/post/:id', titles.post),
  inShell('/post/:id/comments', titles.comments),
  inShell('/post/:id/quotes', titles.quotes),
  inShell('/chat/:username', titles.chat),
  inShell('/dm/:username', titles.chat),
  inSettings('/settings', titles.settings),
  inShell('/create-new', titles.createNew),
  inShell('/create-group', titles.createGroup),
  inShell('/group/:id', titles.group),
  inShell('/join/:code', titles.join),
  inShell('/werunner', titles.werunner),
  inShell('/staking', titles.staking),
  inShell('/video', titles.video),
  inShell(`/buy-${slug}`, titles.buy),
  inShell('/notifications', titles.notifications),
  inSettings('/notification-settings', titles.notificationSettings),
  inShell('/launch-token', titles.launchToken),
  inShell('/token/:address', titles.token),
];

// SHELL-05, SHELL-06: a conversation fills the screen; the bottom bar would also cover what is written on these.
const conversation = /^\/(chat|dm|group)\//;
const writing = /^\/(messages|settings|create-[a-z]+)(\/|$)/;

// The same pages as above, for the shell, which knows a path and not its entry.
const settings = /^\/(account(\/[a-z]+)?|security|help|settings|notification-settings|wallet\/settings)\/?$/;

export const isSettings = (path: string): boolean => settings.test(path);
export const isConversation = (path: string): boolean => conversation.test(path);
export const hasTopBar = (path: string): boolean => !isConversation(path);
export const hasBottomBar = (path: string): boolean => hasTopBar(path) && !writing.test(path);
