import type { LinkCardView } from '@wagram/contract/links';
import type { MediaView } from '@wagram/contract/media';
import type { PostView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser, tellLive } from '#kernel';
import { draw, openPage, person, post, serve, yes } from '#testing';
import { putPost, useKnownPost } from './entities.ts';
import { PostCard } from '../post-card.tsx';
import { PostLarge } from '../post-large.tsx';

const ana = person('ana');
const bob = person('bob');

const picture: MediaView = {
  kind: 'image',
  url: '/media/wagram-links/abc/600.webp',
  srcset: null,
  poster_url: null,
  width: 600,
  height: 315,
  thumbhash: null,
  alt: null,
};
const card: LinkCardView = {
  url: 'https://www.pages.example/bread',
  title: '<b>How</b> bread rises',
  description: 'Flour, water, time',
  site: 'Pages',
  picture,
};

const Shown = ({ given, isOpen = false }: { readonly given: PostView; readonly isOpen?: boolean }) => {
  const client = useQueryClient();
  useState(() => putPost(client, given));
  const known = useKnownPost(given.id);
  if (known === null) return null;
  return isOpen ? <PostLarge post={known} /> : <PostCard post={known} />;
};

const linked = (change: Partial<PostView> = {}, author = bob) =>
  post(
    1,
    {
      content: 'https://pages.example/bread',
      facets: [{ start: 0, end: 27, kind: 'link', value: 'https://pages.example/bread' }],
      created_at: new Date().toISOString(),
      ...change,
    },
    author,
  );

const cardLink = () => screen.queryByRole('link', { name: /bread rises/ });
const pictureIn = () => cardLink()?.querySelector('img') ?? null;

beforeEach(() => openPage());

describe('the card of a page', () => {
  it('[SOC-06] leads where the link leads, in plain words, and its picture comes from here', () => {
    draw(<Shown given={linked({ card })} />, '/home');
    const link = cardLink();
    expect(link?.getAttribute('href')).toBe('https://www.pages.example/bread');
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener nofollow ugc']);
    expect(link?.textContent).toBe('pages.example<b>How</b> bread risesFlour, water, time');
    expect(link?.querySelector('b')).toBeNull();
    expect(pictureIn()?.getAttribute('src')).toBe('/media/wagram-links/abc/600.webp');
    expect(pictureIn()?.parentElement?.style.aspectRatio).toBe('1.91 / 1');
  });

  it('[SOC-06] is a slim row without a picture, with one that is broken, and nothing for an address that is unsafe', () => {
    const { unmount } = draw(<Shown given={linked({ card: { ...card, picture: null } })} />, '/home');
    expect([cardLink() !== null, pictureIn()]).toEqual([true, null]);
    unmount();
    const second = draw(<Shown given={linked({ card })} />, '/home');
    fireEvent.error(pictureIn() as HTMLImageElement);
    expect([cardLink() !== null, pictureIn()]).toEqual([true, null]);
    second.unmount();
    draw(<Shown given={linked({ card: { ...card, url: 'javascript:alert(1)' } })} />, '/home');
    expect(cardLink()).toBeNull();
  });

  it('[SOC-06] comes by itself on the pages of its author', async () => {
    keepStoredUser(ana);
    const given = linked({}, ana);
    const asked = serve({ 'GET /api/posts': () => yes({ post: { ...given, card } }) });
    draw(<Shown given={given} />, '/home');
    act(() => tellLive({ type: 'post.card', post_id: 'another' }));
    expect(asked).toHaveLength(0);
    act(() => tellLive({ type: 'post.card', post_id: given.id }));
    await waitFor(() => expect(cardLink()).not.toBeNull());
    expect(asked).toHaveLength(1);
  });

  it('[SOC-06] comes to whoever has the post open, and moves no list of others', async () => {
    keepStoredUser(ana);
    const given = linked();
    const asked = serve({ 'GET /api/posts': () => yes({ post: { ...given, card } }) });
    const { unmount } = draw(<Shown given={given} />, '/home');
    act(() => tellLive({ type: 'post.card', post_id: given.id }));
    unmount();
    expect(asked).toHaveLength(0);
    draw(<Shown given={given} isOpen />, '/post/1');
    act(() => tellLive({ type: 'post.card', post_id: given.id }));
    await waitFor(() => expect(cardLink()).not.toBeNull());
  });
});
