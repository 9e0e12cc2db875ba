import { describe, expect, it } from 'vitest';
import { titleOf } from './page-effects.tsx';
import { hasBottomBar, hasTopBar, routesFor } from './routes.ts';
import { behind } from './screens-behind.ts';
import { first, isLanding, screenName } from './screens.ts';

const routes = routesFor('acme');

describe('routes', () => {
  it('[SHELL-01] every address of both documents answers', () => {
    const documented =
      '/ /landing /logout /auth /x-auth /email-auth /auth/callback /twitter/callback /home /profile /analytics /compose /wallet /wallet/settings /help /rewards /livestream /ai /trending /verification /bookmarks /explore /games /messages /user/:username /user/:username/following /user/:username/followers /post/:id /post/:id/comments /chat/:username /dm/:username /settings /create-new /create-group /werunner /staking /video /buy-acme /notifications /notification-settings /launch-token /invite/:handle /terms /privacy /group/:id /join/:code';
    const paths = routes.map(({ path }) => path);
    expect(documented.split(' ').filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('[SHELL-01] each has its screen, and only the landing comes without one', () => {
    const names = routes.map(({ path }) => screenName(path));
    const screens = [...Object.keys(first), ...Object.keys(behind)];
    expect(names.filter((path) => !screens.includes(path))).toEqual(['/', '/landing']);
    expect(names.filter(isLanding)).toEqual(['/', '/landing']);
    expect(screens.filter((path) => !names.includes(path))).toEqual([]);
    expect(new Set(screens).size).toBe(screens.length);
  });

  it('[SHELL-02] landing and auth pages stand without menu and panel', () => {
    const bare = routes.filter(({ frame }) => frame === 'bare').map(({ path }) => path);
    expect(bare).toEqual([
      '/',
      '/landing',
      '/logout',
      '/auth',
      '/x-auth',
      '/email-auth',
      '/auth/callback',
      '/twitter/callback',
      '/reset-password',
      '/verify-email',
      '/invite/:handle',
      '/welcome',
    ]);
  });

  it('[SHELL-05] the top bar is hidden on chat and dm pages', () => {
    expect(['/chat/ana', '/dm/ana'].some(hasTopBar)).toBe(false);
    expect(['/home', '/messages', '/settings', '/create-group', '/user/chat'].every(hasTopBar)).toBe(true);
  });

  it('[SHELL-06] the bottom bar is hidden there and on messages, settings and create-* pages', () => {
    expect(['/chat/ana', '/dm/ana', '/messages', '/settings', '/create-new', '/create-group'].some(hasBottomBar)).toBe(
      false,
    );
    expect(['/home', '/wallet', '/notification-settings', '/video', '/help'].every(hasBottomBar)).toBe(true);
  });

  it('every address has a title, also an unknown one', () => {
    expect(titleOf('/home', { name: 'Acme', slug: 'acme' })).toBe('Home · Acme');
    expect(titleOf('/user/ana/followers', { name: 'Acme', slug: 'acme' })).toBe('Followers · Acme');
    expect(titleOf('/nowhere', { name: 'Acme', slug: 'acme' })).toBe('Not found · Acme');
  });
});
