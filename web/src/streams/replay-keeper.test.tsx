import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, stream, yes } from '#testing';
import { ReplayKeeper } from './replay-keeper.tsx';

const uploadFile = vi.hoisted(() => vi.fn<() => Promise<{ url: string }>>());
vi.mock('#media', () => ({ uploadFile }));

const ended = stream({ state: 'ended', ended_at: '2026-11-15T11:00:00.000Z' });
const file = new File(['pictures'], 'replay.webm', { type: 'video/webm' });
const url = '/media/wagram-videos/abc/video.webm';
const open = () => draw(<ReplayKeeper stream={ended} file={file} />);

describe('a recording', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
    uploadFile.mockReset();
  });

  it('is uploaded, becomes the replay, and is posted with the title of the stream', async () => {
    uploadFile.mockResolvedValue({ url });
    const log = serve({
      'POST /api/streams/replay': yes({ stream: ended }),
      'POST /api/posts': yes({ post: {} }),
    });
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Keep the replay' }));
    expect(await screen.findByText('The replay is kept')).toBeTruthy();
    expect(log[0]).toMatchObject({ line: 'POST /api/streams/replay', body: { stream_id: ended.id, url } });
    fireEvent.click(screen.getByRole('button', { name: 'Post the replay' }));
    await waitFor(() => expect(log[1]?.body).toEqual({ content: 'Morning charts', image_url: url }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Post the replay' })).toBeNull());
  });

  it('that could not be kept says why, and can be tried again', async () => {
    uploadFile.mockRejectedValueOnce(new Error('There is no space left for files.')).mockResolvedValue({ url });
    serve({ 'POST /api/streams/replay': no(409, 'over', 'This stream has ended') });
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Keep the replay' }));
    expect(await screen.findByText('There is no space left for files.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep the replay' }));
    expect(await screen.findByText('This stream has ended')).toBeTruthy();
  });
});
