import { asId, type ListId, type RepostId } from '@wagram/contract/kernel';
import { toChoices } from '@wagram/contract/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { keepChoices } from '#settings';
import { draw, openPage, person, post, serve, yes } from '#testing';
import { WhyDialog } from '#trending';
import { useOpenDialog } from '#ui';
import { HomePage } from '../home/home.tsx';

// The list draws what is in sight; here everything is.
vi.mock('virtua', () => ({
  WindowVirtualizer: ({
    data,
    children,
  }: {
    data: readonly string[];
    children: (id: string, at: number) => ReactNode;
  }) => data.map(children),
}));

const ana = person('ana');
const facets = [{ start: 0, end: 5, kind: 'hashtag' as const, value: 'Jazz' }];
const jazz = post(1, { content: '#Jazz tonight', facets, likes_count: 12 });
const page = (posts = [jazz], more: object = {}) => yes({ posts, next_cursor: null, ...more });
const list = { id: asId<ListId>('00000000-0000-7000-9000-0000000000aa'), name: 'Evenings', members: 1, holds: false };

const Dialog = () => (useOpenDialog() === 'why' ? <WhyDialog /> : null);

const open = (tab: string) =>
  draw(
    <>
      <HomePage />
      <Suspense fallback={null}>
        <Dialog />
      </Suspense>
    </>,
    `/home?tab=${tab}`,
  );

const ask = async () => {
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More about this post' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Why am I seeing this?' }));
  return screen.findByRole('dialog', { name: 'Why am I seeing this?' });
};

const answers = {
  'GET /api/posts': page(),
  'GET /api/lists': yes({ lists: [list], follows_tags: true }),
  'GET /api/lists/posts': page(),
  'GET /api/followed-tags': yes({ tags: ['blues', 'jazz'] }),
  'GET /api/followed-tags/posts': page(),
};

beforeEach(() => {
  openPage();
  keepStoredUser(ana);
});

describe('why am I seeing this', () => {
  it.each([
    ['trenches', 'Everybody’s posts stand here.', 'The newest stand first. Nothing else decides.'],
    ['following', 'You follow @bob.', 'The newest stand first. Nothing else decides.'],
    [
      'trending',
      'One of the most liked of the last 24 hours: 12 likes.',
      'The most liked stand first; of equals, the newer.',
    ],
    [list.id, '@bob is in your list Evenings.', 'The newest stand first. Nothing else decides.'],
    ['topics', 'It has #jazz, which you follow.', 'The newest stand first. Nothing else decides.'],
  ])('[SOC-12] on home’s %s: %s', async (tab, reason, order) => {
    serve(answers);
    open(tab);
    const dialog = await ask();
    await waitFor(() => expect(dialog.textContent).toContain(reason));
    expect(dialog.textContent).toContain(order);
    expect(screen.getByRole('link', { name: 'Run the Trending formula on it' }).getAttribute('href')).toBe(
      `/trending/formula?post=${jazz.id}`,
    );
  });

  it('[SOC-12] what somebody has passed on names them; one’s own needs no other reason', async () => {
    const line = {
      id: asId<RepostId>(post(7).id),
      post_id: jazz.id,
      user_id: person('eva').id,
      username: '@eva',
      displayName: 'Eva',
      created_at: jazz.created_at,
    };
    serve({ ...answers, 'GET /api/posts': page([jazz], { reposts: [line] }) });
    const { unmount } = open('following');
    expect((await ask()).textContent).toContain('@eva, whom you follow, reposted it.');
    unmount();
    openPage();
    keepStoredUser(ana);
    serve({ ...answers, 'GET /api/posts': page([post(2, {}, ana)]) });
    open('following');
    expect((await ask()).textContent).toContain('You wrote it.');
  });

  it('[SOC-12, SOC-10] whoever hides like counts is told none', async () => {
    keepChoices(toChoices({ display: { hideLikeCounts: true } }));
    serve(answers);
    open('trending');
    expect((await ask()).textContent).toContain('One of the most liked of the last 24 hours.');
  });
});

describe('home’s Trending', () => {
  const trend = { post_id: jazz.id, score: 24, likes: 12, replies: 0, shares: 0, age_factor: 2, mention: null };
  const weights = { likes: 1, replies: 2, shares: 4, fade: 1, following: 1 };
  const ranked = yes({ posts: [jazz], trends: [trend], weights, counted_at: jazz.created_at, next_cursor: null });

  it('[SOC-12] goes by one’s own weights, and every card says its score', async () => {
    keepChoices(toChoices({ ranking: { likes: 1 } }));
    const log = serve({ ...answers, 'GET /api/trending': ranked });
    open('trending');
    expect((await screen.findByRole('link', { name: 'By your weights' })).getAttribute('href')).toBe(
      '/trending/formula',
    );
    fireEvent.click(await screen.findByText('Why is this here?'));
    expect(screen.getByText('12 likes × 1').nextElementSibling?.textContent).toBe('12');
    expect(screen.getByRole('link', { name: 'Step by step' }).getAttribute('href')).toBe(
      `/trending/formula?post=${jazz.id}`,
    );
    expect(log.find(({ line }) => line === 'GET /api/trending')?.query).toEqual({ window: '24h', by: 'own' });
    expect(log.some(({ line }) => line === 'GET /api/posts')).toBe(false);
  });

  it('[SOC-12] is everybody’s for a guest, whoever used the device before', async () => {
    openPage();
    keepChoices(toChoices({ ranking: { likes: 1 } }));
    const log = serve(answers);
    open('trending');
    expect(await screen.findByText(/tonight/)).toBeTruthy();
    expect(log.find(({ line }) => line === 'GET /api/posts')?.query).toMatchObject({ feed_type: 'trending' });
  });
});
