import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, post, serve, yes } from '#testing';
import { isDialogOpen } from '#ui';
import { readNewPost, useNewPostEvent } from './use-composer-event.ts';

const Listening = () => {
  useNewPostEvent();
  return null;
};

const act = (isActing: boolean | undefined) =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: isActing === undefined ? undefined : { isActive: isActing },
  });
const say = (detail: unknown, name = 'acme:new-post') => window.dispatchEvent(new CustomEvent(name, { detail }));

describe('the new-post event', () => {
  let log: ReturnType<typeof serve>;
  const listen = (isActing: boolean | undefined) => {
    act(isActing);
    log = serve({ 'POST /api/posts': yes({ post: post(1) }) });
    draw(<Listening />);
  };
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
  });

  it('[POST-11] creates a post for the signed-in member while they act', async () => {
    listen(true);
    say({ content: 'from a script', imageUrl: '/media/a.webp' });
    await waitFor(() =>
      expect(log.map(({ line, body }) => [line, body])).toEqual([
        ['POST /api/posts', { content: 'from a script', image_url: '/media/a.webp', user_id: person('ana').id }],
      ]),
    );
  });

  it.each([false, undefined])('[POST-11] IN-07: without a gesture (%s) nothing is posted', (isActing) => {
    listen(isActing);
    say({ content: 'from a script' });
    expect(log).toEqual([]);
  });

  it('[POST-11] IN-07: messages of frames and openers are not heard at all', () => {
    listen(true);
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: 'acme:new-post', content: 'x' }, origin: 'https://evil.example' }),
    );
    window.dispatchEvent(new Event('acme:new-post'));
    say({ content: 'x' }, 'new-post');
    expect(log).toEqual([]);
  });

  it('[POST-11] IN-07: one gesture is not many posts', () => {
    listen(true);
    say({ content: 'one' });
    say({ content: 'two' });
    expect(log).toHaveLength(1);
  });

  it('[POST-11] a guest is asked to sign in', () => {
    openPage();
    listen(true);
    say({ content: 'hello' });
    expect(log).toEqual([]);
    expect(isDialogOpen()).toBe(true);
  });

  it.each([null, 'text', {}, { content: '  ' }, { content: 7 }, { imageUrl: '' }])(
    '[POST-11] %j asks for nothing',
    (detail) => {
      expect(readNewPost(new CustomEvent('acme:new-post', { detail }))).toBeNull();
    },
  );
});
