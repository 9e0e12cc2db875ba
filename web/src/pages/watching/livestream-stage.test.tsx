import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser, tellLive } from '#kernel';
import { draw, openPage, person, plugCamera, plugScreen, serve, stream, yes } from '#testing';
import { Toaster } from '#ui';
import { LivestreamWatchPage } from './livestream-watch.tsx';
import { LivestreamPage } from './livestream.tsx';

const ana = person('ana');
const bob = person('bob');
const none = yes({ streams: [], next_cursor: null });
const nothingSaid = yes({ messages: [], next_cursor: null });
const live = stream();
const path = `/api/streams/${live.id}`;

const answers = {
  'GET /api/streams': none,
  'POST /api/streams': yes({ stream: live }),
  'GET /api/streams/one': yes({ stream: live }),
  'GET /api/streams/past': none,
  'GET /api/streams/chat': nothingSaid,
  'POST /api/streams/alive': yes(),
  'POST /api/streams/end': yes({ stream: stream({ state: 'ended', ended_at: '2026-11-15T11:00:00.000Z' }) }),
  [`POST ${path}/whip`]: yes(),
  [`POST ${path}/whep`]: yes(),
};

const open = () =>
  draw(
    <>
      <LivestreamPage />
      <Suspense fallback={null}>
        <Toaster theme="light" />
      </Suspense>
    </>,
    '/livestream',
  );

const watch = () =>
  draw(
    <>
      <Routes>
        <Route path="/livestream/:id" element={<LivestreamWatchPage />} />
      </Routes>
      <Suspense fallback={null}>
        <Toaster theme="light" />
      </Suspense>
    </>,
    `/livestream/${live.id}`,
  );

const toSetup = async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Start Streaming' }));
};

const goLive = async () => {
  await toSetup();
  await screen.findByLabelText('Preview of your camera');
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Morning charts' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go Live' }));
  await screen.findByRole('button', { name: 'End Stream' });
};

beforeEach(() => {
  openPage();
  keepStoredUser(ana);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a live stream, for its host', () => {
  it('[STG-01] shares a screen over the same line, until it is asked back or the browser ends it', async () => {
    const { tracks, sent, mediaDevices } = plugCamera();
    const { shared } = plugScreen(mediaDevices);
    const log = serve(answers);
    await goLive();
    await waitFor(() => expect(log.some(({ line }) => line === `POST ${path}/whip`)).toBe(true));
    const [camera] = tracks;
    fireEvent.click(screen.getByRole('button', { name: 'Share your screen' }));
    expect(await screen.findByText('You are sharing your screen')).toBeTruthy();
    await waitFor(() => expect(sent).toEqual([shared()]));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Camera is on' }).disabled).toBe(true);
    act(() => void shared()?.dispatchEvent(new Event('ended')));
    await waitFor(() => expect(sent.at(-1)).toBe(camera));
    fireEvent.click(screen.getByRole('button', { name: 'Share your screen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show the camera again' }));
    await waitFor(() => expect(sent.at(-1)).toBe(camera));
    expect([shared()?.isStopped, camera?.isStopped]).toEqual([true, false]);
    expect(log.filter(({ line }) => line === `POST ${path}/whip`)).toHaveLength(1);
  });

  it('[STG-01] is not offered to share a screen where the browser cannot', async () => {
    plugCamera();
    serve(answers);
    await goLive();
    expect(screen.queryByRole('button', { name: 'Share your screen' })).toBeNull();
  });
});

const message = (name: 'bob' | 'cleo', words: string, isModerator = false) => ({
  id: `01890a5d-ac96-774b-bcce-b3020990000${name === 'bob' ? 2 : 3}`,
  username: `@${name}`,
  message: words,
  timestamp: '2026-11-15T10:00:00.000Z',
  isSuperchat: false,
  amount: null,
  user_id: person(name).id,
  displayName: name,
  avatar_url: null,
  isModerator,
});
const openSaidMenu = async (name: string) =>
  fireEvent.keyDown(await screen.findByRole('button', { name: `More about the message of ${name}` }), { key: 'Enter' });
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('those who run a chat', () => {
  const chat = yes({ messages: [message('cleo', 'I help', true), message('bob', 'spam')], next_cursor: null });

  it('[STG-01] the host names moderators, who are marked, and takes it back', async () => {
    plugCamera();
    const log = serve({ ...answers, 'GET /api/streams/chat': chat, 'POST /api/streams/moderators': yes() });
    await goLive();
    expect((await screen.findAllByText('Moderator')).length).toBe(1);
    await openSaidMenu('@cleo');
    expect(items()).toEqual(['Delete message', 'Remove @cleo as moderator', 'Ban @cleo']);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await openSaidMenu('@bob');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Make @bob a moderator' }));
    await waitFor(() =>
      expect(log.find(({ line }) => line === 'POST /api/streams/moderators')?.body).toEqual({ member_id: bob.id }),
    );
  });

  it('[STG-01] a moderator reads that they are one, and is offered what they may do', async () => {
    keepStoredUser(person('dan'));
    plugCamera();
    let isNamed = false;
    const log = serve({
      ...answers,
      'GET /api/streams/one': () => yes({ stream: stream({ is_moderator: isNamed }) }),
      'GET /api/streams/chat': chat,
      'PUT /api/streams': yes({ stream: stream({ is_moderator: true, slow_seconds: 5 }) }),
    });
    watch();
    await screen.findByText('spam');
    expect(screen.queryByRole('button', { name: /^More about the message/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Chat settings' })).toBeNull();
    isNamed = true;
    act(() => tellLive({ type: 'stream_changed', stream_id: live.id }));
    expect(await screen.findByText('@ana made you a moderator of this chat')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Chat settings' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'One message in 5 s' }));
    await waitFor(() =>
      expect(log.find(({ line }) => line === 'PUT /api/streams')?.body).toMatchObject({ slow_seconds: 5 }),
    );
    await openSaidMenu('@bob');
    expect(items()).toEqual(['Delete message', 'Ban @bob']);
    expect(screen.queryByRole('button', { name: 'More about the message of @cleo' })).toBeNull();
  });
});

describe('past streams', () => {
  it('[STG-02] stand below the others with their length, time and how many watched', async () => {
    const past = stream({ state: 'ended', title: 'Last week', ended_at: '2026-11-15T10:12:34.000Z' });
    serve({ ...answers, 'GET /api/streams/past': yes({ streams: [past], next_cursor: null }) });
    open();
    const section = within(await screen.findByRole('region', { name: 'Past streams' }));
    const link = await section.findByRole('link', { name: /Last week/ });
    expect(link.getAttribute('href')).toBe(`/livestream/${past.id}`);
    for (const text of ['Lasted 12:34', 'Peak: 9 watching at once', 'No replay']) section.getByText(text);
  });
});

describe('a stream, for those who watch', () => {
  beforeEach(() => keepStoredUser(bob));

  it('[STG-01] is put on the whole screen and into a window of its own, by buttons and by f and i, where that can be', async () => {
    plugCamera();
    serve(answers);
    watch();
    const video = await screen.findByLabelText<HTMLVideoElement>('Morning charts');
    expect(screen.getByRole('timer').textContent).toMatch(/^\d+:\d\d/);
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Picture in picture' })).toBeNull();
    cleanup();
    const done: string[] = [];
    const put = (target: object, name: string, value: unknown) =>
      Object.defineProperty(target, name, { configurable: true, value });
    put(document, 'fullscreenEnabled', true);
    put(document, 'pictureInPictureEnabled', true);
    put(document.documentElement, 'requestFullscreen', async () => void done.push('full'));
    put(Object.getPrototypeOf(video) as object, 'requestPictureInPicture', async () => void done.push('small'));
    watch();
    fireEvent.click(await screen.findByRole('button', { name: 'Full screen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Picture in picture' }));
    fireEvent.keyDown(document.body, { key: 'f' });
    fireEvent.keyDown(document.body, { key: 'i' });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Say something' }), { key: 'f' });
    fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
    expect(done).toEqual(['full', 'small', 'full', 'small']);
    for (const name of ['fullscreenEnabled', 'pictureInPictureEnabled']) put(document, name, false);
  });

  it('[STG-01] a replay shows what had been said at its moment', async () => {
    const replay = {
      kind: 'video' as const,
      url: '/media/a.webm',
      srcset: null,
      poster_url: null,
      width: 640,
      height: 360,
      thumbhash: null,
      alt: null,
    };
    const ended = stream({ state: 'ended', ended_at: '2026-11-15T10:00:50.000Z', replay });
    const messages = [
      { ...message('bob', 'early'), at_ms: 2_000 },
      { ...message('cleo', 'late'), at_ms: 30_000 },
    ];
    const log = serve({
      ...answers,
      'GET /api/streams/one': yes({ stream: ended }),
      'GET /api/streams/replay/chat': yes({ messages, next_cursor: null }),
    });
    watch();
    const video = await screen.findByLabelText<HTMLVideoElement>('Replay');
    expect(screen.getByText('Lasted 0:50')).toBeTruthy();
    const goTo = (seconds: number) => {
      Object.defineProperty(video, 'currentTime', { configurable: true, value: seconds });
      fireEvent.timeUpdate(video);
    };
    await waitFor(() => expect(log.some(({ line }) => line === 'GET /api/streams/replay/chat')).toBe(true));
    expect(screen.getByText('Messages appear as the replay plays.')).toBeTruthy();
    goTo(2);
    expect(await screen.findByText('early')).toBeTruthy();
    expect(screen.queryByText('late')).toBeNull();
    goTo(31);
    expect(await screen.findByText('late')).toBeTruthy();
    goTo(1);
    await waitFor(() => expect(screen.queryByText('early')).toBeNull());
  });
});
