// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OwnProfileView } from '@wagram/contract/members';
import type { PostView } from '@wagram/contract/posts';
import { toChoices } from '@wagram/contract/settings';
import { readStoredUser } from '#kernel';
import { firstScreen } from './print.tsx';
import { plainConfig as config } from '../../testing/config.ts';
import { conversation } from '../../testing/messages.ts';
import { person, visited } from '../../testing/people.ts';
import { post } from '../../testing/posts.ts';

const [ana, bob] = [person('ana'), person('bob')];

const shell = { muted: { words: [], posts: [] }, settings: { settings: toChoices({}) } };
const feedOf = (...posts: readonly PostView[]) => ({ posts, reposts: [], next_cursor: null });

const print = (address: string, replies: object, member: OwnProfileView = ana) =>
  firstScreen(address, {})?.print(config, member, { ...shell, ...replies });

const printHome = (tab: string, replies: object, member?: OwnProfileView) =>
  print(`/home?tab=${tab}`, { ticker: { change: 4.2, tipped: '10' }, ...replies }, member);

describe('the beginning of home, printed', () => {
  it('[SOC-17] shows bars, banner and the first posts, as the page will', () => {
    const feed = feedOf(post(1, { content: 'Hello <b>' }), post(2, { content: 'again' }));
    const markup = printHome('trenches', { feed });
    expect(markup).toContain('Hello &lt;b&gt;');
    expect(markup).toContain('again');
    expect(markup).toContain('+4.2%');
    expect(markup).toMatch(/aria-current="page"[^>]*>Trenches/);
    expect(markup).toMatch(/href="\/wallet"/);
    expect(markup).not.toContain('<script');
  });

  it('[SOC-17] prints three posts, however many there are', () => {
    const posts = [1, 2, 3, 4, 5].map((number) => post(number));
    expect(printHome('trending', { feed: feedOf(...posts) })?.match(/data-post=/g)).toHaveLength(3);
  });

  it('[SOC-10] [SOC-17] folds what is muted and what its author warns of', () => {
    const feed = feedOf(
      post(1, { content: 'about spiders' }),
      post(2, { content: 'the gardener did it', warning: 'Spoiler' }),
    );
    const words = [{ word: 'spiders', since: '2026-11-15T12:00:00.000Z', until: null }];
    const markup = printHome('trenches', { feed, muted: { words, posts: [] } });
    expect(markup).not.toContain('about spiders');
    expect(markup).toContain('Spoiler');
    expect(markup).not.toContain('the gardener did it');
  });

  it('[SOC-17] knows nothing of one member when it prints for the next', () => {
    printHome('following', { feed: feedOf(post(3, { content: 'of ana', liked: true }, ana)) });
    expect(readStoredUser()).toBeNull();
    expect(printHome('following', { feed: feedOf() }, bob)).not.toContain('of ana');
  });

  it('[SOC-17] is nothing without the feed, and without what is muted or chosen', () => {
    const feed = feedOf(post(1));
    expect(printHome('trenches', {})).toBe('');
    expect(printHome('trenches', { feed, muted: undefined })).toBe('');
    expect(printHome('trenches', { feed, settings: undefined })).toBe('');
    expect(printHome('topics', { feed })).toBe('');
  });
});

describe('other screens that people come to, printed', () => {
  it('[SOC-17] a post with what was answered', () => {
    const shown = post(4, { content: 'Look at this', comments_count: 1 });
    const comment = {
      id: '00000000-0000-7000-a000-000000000001',
      post_id: shown.id,
      parent_id: null,
      user_id: bob.id,
      username: bob.username,
      displayName: bob.displayName,
      avatar_url: null,
      verified: false,
      badge: null,
      content: 'I see it',
      facets: [],
      image_url: null,
      media: null,
      likes_count: 0,
      liked: false,
      created_at: '2026-11-15T12:01:00.000Z',
    };
    const replies = { post: { post: shown }, comments: { comments: [comment], next_cursor: null } };
    const markup = print(`/post/${shown.id}`, replies);
    expect(markup).toContain('Look at this');
    expect(markup).toContain('I see it');
    expect(print(`/post/${shown.id}`, {})).toBe('');
  });

  it('[SOC-17] a profile, by its address and one’s own', () => {
    const reply = (user: OwnProfileView) => ({
      profile: {
        user: visited(user.displayName, { bio: `I am ${user.displayName}` }),
        posts: [post(5, { content: 'from the profile' }, user)],
        pinned: null,
        next_cursor: null,
      },
    });
    const markup = print('/user/bob', reply(bob));
    expect(markup).toContain('I am bob');
    expect(markup).toContain('from the profile');
    expect(print('/profile', reply(ana))).toContain('I am ana');
  });

  it('[SOC-17] the inbox', () => {
    const inbox = {
      conversations: [conversation({ lastMessage: 'See you there' })],
      next_cursor: null,
      unread_total: 1,
      requests_total: 0,
    };
    expect(print('/messages', { inbox })).toContain('See you there');
  });

  it('[SOC-17] the wallet: what the books hold, before the keys of the device are read', () => {
    const balance = { balances: { WGM: '1250000000', USDC: '0', WGR: '0' }, waiting: '0' };
    const markup = print('/wallet', { balance, claim: { claim: null } });
    expect(markup).toContain('1,250');
    expect(print('/wallet', {})).toBe('');
  });

  it('[SOC-17] each asks in the words of its page, for who is there', () => {
    const asked = (address: string, cookies = {}) => Object.values(firstScreen(address, cookies)?.questions(ana) ?? {});
    expect(asked('/home', { home_tab: 'following' })).toContain(`/api/posts?feed_type=following&user_id=${ana.id}`);
    expect(asked('/home?tab=trending', { home_tab: 'following' })).toContain(
      `/api/posts?feed_type=trending&user_id=${ana.id}`,
    );
    expect(asked(`/post/${post(1).id}`)).toContain(`/api/comments?postId=${post(1).id}&limit=50`);
    expect(asked('/user/@bob')).toContain('/api/user-profile?username=%40bob');
    expect(asked('/profile')).toContain('/api/user-profile?username=%40ana');
    expect(asked('/messages')).toContain(`/api/conversations?user_id=${ana.id}`);
    for (const address of ['/', '/explore', '/post', '/home/x', '//', '/user/%E0%A4'])
      expect(() => firstScreen(address, {})).not.toThrow();
    expect(firstScreen('/explore', {})).toBeNull();
  });
});
