import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PieceSender } from '#media';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, stream, yes } from '#testing';
import { ReplayKeeper } from './replay-keeper.tsx';

const givePoster = vi.hoisted(() => vi.fn<(url: string) => Promise<null>>());
vi.mock('#media', () => ({ loadLongUpload: async () => ({ givePoster }) }));

const ended = stream({ state: 'ended', ended_at: '2026-11-15T11:00:00.000Z' });
const url = '/media/wagram-videos/abc/video.webm';
const finish = vi.fn<() => Promise<{ url: string; poster_url: string | null }>>();
const cancel = vi.fn<() => void>();
const onPost = vi.fn<(title: string, url: string) => Promise<void>>();
const recorded = { sender: { finish, cancel } as unknown as PieceSender, head: new Blob(['pictures']) };
const open = () => draw(<ReplayKeeper stream={ended} recorded={recorded} onPost={onPost} />);
const keep = () => fireEvent.click(screen.getByRole('button', { name: 'Keep the replay' }));

describe('a recording', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
    for (const mock of [givePoster, finish, cancel, onPost]) mock.mockReset();
  });

  it('[LIVE-02] is finished, becomes the replay with a picture, and is posted with the title of the stream', async () => {
    finish.mockResolvedValue({ url, poster_url: null });
    const log = serve({ 'POST /api/streams/replay': yes({ stream: ended }) });
    const { unmount } = open();
    keep();
    expect(await screen.findByText('The replay is kept')).toBeTruthy();
    expect(givePoster).toHaveBeenCalledWith(url, recorded.head);
    expect(log[0]).toMatchObject({ line: 'POST /api/streams/replay', body: { stream_id: ended.id, url } });
    fireEvent.click(screen.getByRole('button', { name: 'Post the replay' }));
    await waitFor(() => expect(onPost).toHaveBeenCalledWith('Morning charts', url));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Post the replay' })).toBeNull());
    unmount();
    expect(cancel).not.toHaveBeenCalled();
  });

  it('[LIVE-02] that could not be kept says why, can be tried again, and is forgotten by who leaves', async () => {
    finish
      .mockRejectedValueOnce(new Error('There is no space left for files.'))
      .mockResolvedValue({ url, poster_url: '/p' });
    serve({ 'POST /api/streams/replay': no(409, 'over', 'This stream has ended') });
    const { unmount } = open();
    keep();
    expect(await screen.findByText('There is no space left for files.')).toBeTruthy();
    keep();
    expect(await screen.findByText('This stream has ended')).toBeTruthy();
    unmount();
    expect(cancel).toHaveBeenCalledOnce();
  });
});
