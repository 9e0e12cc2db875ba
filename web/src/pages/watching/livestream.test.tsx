import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser, tellLive } from '#kernel';
import { draw, no, openPage, person, plugCamera, serve, stream, yes } from '#testing';
import { Toaster } from '#ui';
import { LivestreamWatchPage } from './livestream-watch.tsx';
import { LivestreamPage } from './livestream.tsx';

const ana = person('ana');
const demoAna = person('ana', { demo: true });
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
    <Routes>
      <Route path="/livestream/:id" element={<LivestreamWatchPage />} />
    </Routes>,
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

const figure = (text: string) => within(screen.getByRole('main')).getByText(text);

beforeEach(() => {
  openPage();
  keepStoredUser(ana);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('going live', () => {
  it('[LIVE-01] the setup has a preview, a title, six categories and two toggles; Cancel stops the tracks', async () => {
    const { tracks, constraintsAsked } = plugCamera();
    serve(answers);
    await toSetup();
    await screen.findByLabelText('Preview of your camera');
    expect(constraintsAsked[0]?.video).toEqual({ width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' });
    const categories = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
    expect(categories).toEqual(['crypto', 'defi', 'nft', 'gaming', 'education', 'general']);
    fireEvent.click(screen.getByRole('button', { name: 'Microphone' }));
    expect(tracks.map(({ kind, enabled }) => [kind, enabled])).toEqual([
      ['video', true],
      ['audio', false],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Start Streaming' })).toBeTruthy();
    expect(tracks.every(({ isStopped }) => isStopped)).toBe(true);
  });

  it("[LIVE-01] without a title it says 'Please enter a stream title', with one of 101 that it is too long", async () => {
    plugCamera();
    const log = serve(answers);
    await toSetup();
    await screen.findByLabelText('Preview of your camera');
    fireEvent.click(screen.getByRole('button', { name: 'Go Live' }));
    expect((await screen.findAllByText('Please enter a stream title')).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'x'.repeat(101) } });
    expect(screen.getByText('101/100')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go Live' }));
    expect((await screen.findAllByText('A title has at most 100 characters')).length).toBeGreaterThan(0);
    expect(log.some(({ line }) => line === 'POST /api/streams')).toBe(false);
  });

  it("[LIVE-01] 'Camera Access Denied' disables the toggles and Go Live", async () => {
    plugCamera(false);
    serve(answers);
    await toSetup();
    expect(await screen.findByText('Camera Access Denied')).toBeTruthy();
    for (const name of ['Camera', 'Microphone', 'Go Live'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });

  it('[LIVE-01] D26: Schedule Stream sends the time', async () => {
    const log = serve(answers);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Schedule Stream' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Tomorrow' } });
    fireEvent.change(screen.getByLabelText('When'), { target: { value: '2026-12-01T18:30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    await waitFor(() =>
      expect(log.find(({ line }) => line === 'POST /api/streams')?.body).toEqual({
        title: 'Tomorrow',
        category: 'general',
        scheduled_for: new Date('2026-12-01T18:30').toISOString(),
      }),
    );
  });
});

describe('a live stream, for its host', () => {
  it('[LIVE-02][LIVE-03] shows the figures of real viewers as they come; End Stream stops the tracks', async () => {
    const { tracks } = plugCamera();
    const log = serve(answers);
    await goLive();
    for (const text of ['3 viewers', '4 likes', '5 comments', '6 shares', '7 WGM earned'])
      expect(figure(text)).toBeTruthy();
    expect(screen.queryByText('Simulated')).toBeNull();
    const figures = { viewers: 8, likes: 9, comments: 10, shares: 11, earnings: '12' };
    act(() => tellLive({ type: 'stream_figures', stream_id: live.id, figures }));
    expect(await screen.findByText('8 viewers')).toBeTruthy();
    expect(log.some(({ line }) => line === `POST ${path}/whip`)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'End Stream' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Stream' }));
    expect(await screen.findByText('Your stream has ended')).toBeTruthy();
    expect(tracks.every(({ isStopped }) => isStopped)).toBe(true);
    expect(log.filter(({ line }) => line === 'POST /api/streams/end')).toHaveLength(1);
  });

  it('[MEND-20] warns before the page is left, and no longer once it has ended', async () => {
    plugCamera();
    serve(answers);
    await goLive();
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isWarned()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'End Stream' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Stream' }));
    await screen.findByText('Your stream has ended');
    expect(isWarned()).toBe(false);
  });

  it('[MEND-20] is found again after the page went away: it is held, resumed and ended with what was recorded', async () => {
    plugCamera();
    const log = serve({ ...answers, 'GET /api/streams/mine': yes({ stream: live }) });
    open();
    expect(await screen.findByRole('heading', { name: 'You are live' })).toBeTruthy();
    await waitFor(() => expect(log.some(({ line }) => line === 'POST /api/streams/alive')).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
    fireEvent.click(await screen.findByRole('button', { name: 'End Stream' }));
    await waitFor(() => expect(log.some(({ line }) => line === `POST ${path}/whip`)).toBe(true));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End and keep the replay' }));
    await screen.findByText('Your stream has ended');
    const ends = log.filter(({ line }) => line === 'POST /api/streams/end');
    expect(ends.map(({ body }) => body)).toMatchObject([{ stream_id: live.id, keep_replay: true }]);
  });

  it.each([
    ['End and keep the replay', true],
    ['End without a replay', false],
  ])(
    '[MEND-20] is ended from the page that its host came back to, who decides about the replay: %s',
    async (name, isKept) => {
      const log = serve({ ...answers, 'GET /api/streams/mine': yes({ stream: live }) });
      open();
      fireEvent.click(await screen.findByRole('button', { name: 'End' }));
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
      await waitFor(() =>
        expect(log.find(({ line }) => line === 'POST /api/streams/end')?.body).toMatchObject({ keep_replay: isKept }),
      );
    },
  );

  it('[LIVE-03][LIVE-04] a demo account on a demo server has simulated figures, said so; its message adds a comment', async () => {
    keepStoredUser(demoAna);
    plugCamera();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    serve({
      ...answers,
      'POST /api/streams/chat': yes({
        message: {
          id: live.id,
          username: '@ana',
          message: 'hi',
          timestamp: '2026-11-15T10:00:00.000Z',
          isSuperchat: false,
          amount: null,
          user_id: ana.id,
          displayName: 'ana',
          avatar_url: null,
          isModerator: false,
        },
      }),
    });
    await goLive();
    expect(screen.getByText('Simulated')).toBeTruthy();
    expect(figure('35 viewers')).toBeTruthy();
    expect(figure('0 comments')).toBeTruthy();
    const field = screen.getByRole('textbox', { name: 'Say something' });
    fireEvent.change(field, { target: { value: 'hi' } });
    fireEvent.submit(field);
    expect(await screen.findByText('1 comment')).toBeTruthy();
  });

  it('[LIVE-03] a demo account on a server without the demo has none', async () => {
    openPage({ demo: false });
    keepStoredUser(demoAna);
    plugCamera();
    serve(answers);
    await goLive();
    expect(screen.queryByText('Simulated')).toBeNull();
    expect(figure('3 viewers')).toBeTruthy();
  });
});

describe('a stream, for those who watch', () => {
  beforeEach(() => keepStoredUser(bob));

  it('[LIVE-02] is seen muted until one taps for sound, liked and written to', async () => {
    plugCamera();
    const log = serve({ ...answers, 'POST /api/streams/act': yes({ stream: stream({ liked: true, likes: 5 }) }) });
    watch();
    const video = await screen.findByLabelText<HTMLVideoElement>('Morning charts');
    expect(video.muted).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Tap for sound' }));
    expect(video.muted).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Like' }));
    expect(await screen.findByText('5 likes')).toBeTruthy();
    expect(log.find(({ line }) => line === 'POST /api/streams/act')?.body).toMatchObject({ action: 'like' });
    expect(screen.getByRole('button', { name: 'Superchat' })).toBeTruthy();
  });

  it('[LIVE-04] a refused message stays in its field', async () => {
    plugCamera();
    const log = serve({
      ...answers,
      'POST /api/streams/chat': no(429, 'slow_mode', 'Slow mode is on. Please wait 5 s.'),
    });
    watch();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Say something' });
    fireEvent.change(field, { target: { value: 'hello' } });
    fireEvent.submit(field);
    await waitFor(() => expect(log.some(({ line }) => line === 'POST /api/streams/chat')).toBe(true));
    await act(() => Promise.resolve());
    expect(field.value).toBe('hello');
  });

  it.each([
    ['ended', { ended_at: '2026-11-15T11:00:00.000Z' }, 'This stream has ended'],
    ['scheduled', { scheduled_for: '2026-12-01T18:30:00.000Z', started_at: null }, /^Starts /],
  ] as const)('one that is %s is a page', async (state, times, text) => {
    serve({ ...answers, 'GET /api/streams/one': yes({ stream: stream({ state, ...times }) }) });
    watch();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All streams' }).getAttribute('href')).toBe('/livestream');
  });

  it('one that is not there has a way back', async () => {
    serve({ ...answers, 'GET /api/streams/one': no(404, 'stream_not_found', 'Stream not found') });
    watch();
    expect(await screen.findByText('Stream not found')).toBeTruthy();
  });
});
