import { asId, type PostId } from '@wagram/contract/kernel';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser, removeStored } from '#kernel';
import { draw, openPage, person, post, serve, yes } from '#testing';
import { openDialog, useOpenDialog } from '#ui';
import { DescribeVideoDialog } from '#video';
import { VideoPage } from './video.tsx';

const captions = { url: '/api/videos/captions?post_id=1', language: 'de' };
const film = (number: number, title: string, change: object = {}, by: object = {}) => ({
  post: post(number, {
    content: title,
    image_url: `/media/${number}/video.mp4`,
    media: {
      kind: 'video',
      url: `/media/${number}/video.mp4`,
      srcset: null,
      poster_url: null,
      width: 1280,
      height: 720,
      thumbhash: null,
      alt: title,
      ...change,
    },
    ...by,
  }),
  title,
  description: '',
  facets: [],
  duration: 3,
  isFollowing: false,
  isRequested: false,
  isPrivate: false,
});
const list = (...videos: readonly object[]) => yes({ videos, next_cursor: null });
const noComments = yes({ comments: [], next_cursor: null });

beforeEach(() => {
  openPage();
  removeStored('drafts');
  removeStored('captions');
  keepStoredUser(person('ana'));
});

describe('the comments of a video', () => {
  it('[STG-03] open over it, tell what it shows, and leave by Escape to where they were opened', async () => {
    serve({ 'GET /api/videos': list(film(1, 'The sea', { alt: 'Waves' })), 'GET /api/comments': noComments });
    draw(<VideoPage />, '/video');
    const slide = await screen.findByRole('article', { name: 'The sea' });
    fireEvent.click(within(slide).getByRole('link', { name: 'Reply, 0 replies' }));
    const sheet = await screen.findByRole('dialog', { name: /0 comments/ });
    expect(within(sheet).getByText('Waves')).toBeTruthy();
    expect(await within(sheet).findByText('No replies yet')).toBeTruthy();
    expect(within(sheet).getByLabelText('Your reply')).toBeTruthy();
    fireEvent.keyDown(sheet, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('data-act')).toBe('reply'));
  });

  it('[STG-03] leave when they are pulled down, and stay when they are not pulled far', async () => {
    serve({ 'GET /api/videos': list(film(1, 'The sea')), 'GET /api/comments': noComments });
    draw(<VideoPage />, '/video#comments');
    const sheet = await screen.findByRole('dialog', { name: /0 comments/ });
    const head = within(sheet).getByRole('heading').parentElement!.parentElement!;
    head.setPointerCapture = () => undefined;
    const pull = (to: number) => {
      fireEvent.pointerDown(head, { clientY: 100, pointerId: 1 });
      fireEvent.pointerMove(head, { clientY: to, pointerId: 1 });
      fireEvent.pointerUp(head, { clientY: to, pointerId: 1 });
    };
    pull(110);
    expect(screen.getByRole('dialog', { name: /0 comments/ })).toBeTruthy();
    pull(300);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the tabs of videos', () => {
  it('[STG-03] Following asks for those one follows, and offers people when there are none', async () => {
    const log = serve({ 'GET /api/videos': list() });
    draw(<VideoPage />, '/video?tab=following');
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    expect(log.map(({ line, query }) => [line, query['feed']])).toEqual([['GET /api/videos', 'following']]);
    expect(screen.getByRole('link', { name: 'Find people' }).getAttribute('href')).toBe('/explore');
    expect(screen.getByRole('link', { name: 'Following' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByRole('link', { name: 'For you' }));
    expect(await screen.findByText('No videos yet')).toBeTruthy();
  });

  it('[STG-03] a guest is asked to sign in', async () => {
    openPage();
    serve({ 'GET /api/videos': list() });
    draw(<VideoPage />, '/video?tab=following');
    expect(await screen.findByText('Sign in to see them')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });
});

const Opened = () =>
  useOpenDialog() === 'describe-video' ? (
    <Suspense>
      <DescribeVideoDialog />
    </Suspense>
  ) : null;

describe('captions', () => {
  it('[STG-03] are switched off and stay off on this device', async () => {
    serve({ 'GET /api/videos': list(film(1, 'The sea', { captions }), film(2, 'The lake', { captions })) });
    const page = draw(<VideoPage />, '/video');
    const [button, other] = await screen.findAllByRole('button', { name: 'Captions: German' });
    expect(button?.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button!);
    expect([button, other].map((one) => one?.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
    page.unmount();
    draw(<VideoPage />, '/video');
    const [again] = await screen.findAllByRole('button', { name: 'Captions: German' });
    expect(again?.getAttribute('aria-pressed')).toBe('false');
    expect(document.querySelector('track')?.getAttribute('src')).toBe(captions.url);
  });

  it('[STG-03] and the description are changed by the author: a wrong file is told, a right one is sent', async () => {
    const own = film(1, 'The sea', { captions, alt: 'Waves' }, { user_id: person('ana').id });
    const log = serve({ 'GET /api/videos': list(own), 'PUT /api/videos': yes({ post: own.post }) });
    draw(
      <>
        <VideoPage />
        <Opened />
      </>,
      '/video',
    );
    await screen.findByRole('article', { name: 'The sea' });
    act(() => openDialog('describe-video', { post: asId<PostId>(own.post.id) }));
    const dialog = await screen.findByRole('dialog', { name: 'Captions and description' });
    const shown = within(dialog).getByLabelText<HTMLTextAreaElement>('What it shows');
    expect([shown.value, within(dialog).getByText('German').textContent]).toEqual(['Waves', 'German']);
    const choose = (text: string) =>
      fireEvent.change(within(dialog).getByLabelText('Choose a captions file', { selector: 'input' }), {
        target: { files: [new File([text], 'sea.vtt')] },
      });
    choose('no captions at all');
    expect((await within(dialog).findByRole('alert')).textContent).toBe('This file has no captions in the WebVTT form');
    const webvtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello';
    choose(webvtt);
    expect(await within(dialog).findByText('· 1 line')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Language of the captions'), { target: { value: 'fr' } });
    fireEvent.change(shown, { target: { value: 'High waves' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(log.find(({ line }) => line === 'PUT /api/videos')?.body).toMatchObject({
      alt: 'High waves',
      captions: { language: 'fr', webvtt },
    });
  });
});
