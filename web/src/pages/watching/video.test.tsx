import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser, removeStored } from '#kernel';
import { draw, no, openPage, person, post, serve, yes } from '#testing';
import { isDialogOpen } from '#ui';
import { fileOf, uploadPass, watchUploads } from '../../testing/uploads.ts';
import { VideoPage } from './video.tsx';

const nothing = yes({ videos: [], next_cursor: null });
const extras = (number: number, title: string) => ({
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
    },
  }),
  title,
  description: 'At the #coast',
  facets: [{ start: 7, end: 13, kind: 'hashtag', value: 'coast' }],
  duration: 3,
  isFollowing: false,
  isRequested: false,
  isPrivate: false,
});

const openDialog = async () => {
  // One for each width of the screen; styles show one of them.
  const [button] = await screen.findAllByRole('button', { name: 'Upload' });
  fireEvent.click(button!);
  return screen.findByRole('dialog', { name: 'Upload video' });
};
const pick = (dialog: HTMLElement, file: File) =>
  fireEvent.change(within(dialog).getByLabelText('Choose a video', { selector: 'input' }), {
    target: { files: [file] },
  });
const title = (dialog: HTMLElement) => within(dialog).getByLabelText('Title') as HTMLInputElement;
const send = (dialog: HTMLElement, name = 'Upload') => fireEvent.click(within(dialog).getByRole('button', { name }));
const alertIn = async (dialog: HTMLElement) => (await within(dialog).findByRole('alert')).textContent;

describe('videos', () => {
  beforeEach(() => {
    openPage();
    removeStored('drafts');
    keepStoredUser(person('ana'));
  });

  it('[VID-01] without any there is an empty state with both ways to a first one; a guest is asked to sign in', async () => {
    openPage();
    serve({ 'GET /api/videos': nothing });
    draw(<VideoPage />, '/video');
    expect(await screen.findByText('No videos yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Record' }));
    expect(isDialogOpen()).toBe(true);
    expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy();
  });

  it('one shows its title, its description with links, its author and the actions of a post', async () => {
    serve({ 'GET /api/videos': yes({ videos: [extras(1, 'The sea')], next_cursor: null }) });
    draw(<VideoPage />, '/video');
    const slide = await screen.findByRole('article', { name: 'The sea' });
    expect(within(slide).getByRole('heading', { name: 'The sea' })).toBeTruthy();
    expect(within(slide).getByRole('link', { name: '#coast' }).getAttribute('href')).toBe(
      '/search?q=%23coast&tab=posts',
    );
    for (const name of ['Like, 0 likes', 'Follow @bob', 'Turn sound on'])
      expect(within(slide).getAllByRole('button', { name }).length).toBeGreaterThan(0);
    expect(within(slide).getByRole('link', { name: 'Reply, 0 replies' })).toBeTruthy();
  });

  it('a failure to load is told, and can be tried again', async () => {
    serve({ 'GET /api/videos': no(503, 'overloaded', 'The server is busy.') });
    draw(<VideoPage />, '/video');
    expect(await screen.findByText('Videos could not be loaded')).toBeTruthy();
    serve({ 'GET /api/videos': nothing });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No videos yet')).toBeTruthy();
  });
});

describe('the upload dialog', () => {
  beforeEach(() => {
    openPage();
    removeStored('drafts');
    keepStoredUser(person('ana'));
  });

  it('[VID-02] wants a video, a title, and no more than 100 MB, 100 and 500 characters', async () => {
    serve({ 'GET /api/videos': nothing });
    draw(<VideoPage />, '/video');
    const dialog = await openDialog();
    send(dialog);
    expect(await alertIn(dialog)).toBe('Please select a video and enter a title');
    pick(dialog, fileOf('image/png'));
    expect(await alertIn(dialog)).toBe('Please select a video file');
    pick(dialog, fileOf('video/mp4', 100.1));
    expect(await alertIn(dialog)).toBe('File size must be less than 100MB');
    pick(dialog, fileOf('video/mp4', 99, 'sea.mp4'));
    expect(within(dialog).queryByRole('alert')).toBeNull();
    fireEvent.change(title(dialog), { target: { value: '   ' } });
    send(dialog);
    expect(await alertIn(dialog)).toBe('Please select a video and enter a title');
    fireEvent.change(title(dialog), { target: { value: '👩‍👩‍👧‍👦'.repeat(101) } });
    expect(within(dialog).getByText('101/100')).toBeTruthy();
    expect((within(dialog).getByRole('button', { name: 'Upload' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('[VID-02] shows percent, tells a failure with its reason, sends the file once, and empties only after the yes', async () => {
    let isRefused = true;
    const log = serve({
      'GET /api/videos': nothing,
      'GET /api/imagekit-auth': yes(uploadPass),
      'POST /api/videos': () =>
        isRefused ? no(503, 'overloaded', 'The server is busy.') : yes({ video: extras(1, 'The sea') }),
    });
    const begun = watchUploads();
    draw(<VideoPage />, '/video');
    const dialog = await openDialog();
    pick(dialog, fileOf('video/webm', 2, 'sea.webm'));
    fireEvent.change(title(dialog), { target: { value: ' The sea ' } });
    send(dialog);
    await waitFor(() => expect(begun).toHaveLength(1));
    act(() => begun[0]?.progress(1, 4));
    expect(within(dialog).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    act(() => begun[0]?.answer(507, { error: 'There is no space left for files.' }));
    expect(await alertIn(dialog)).toBe('Upload failed: There is no space left for files.');
    expect(title(dialog).value).toBe(' The sea ');
    send(dialog, 'Retry');
    await waitFor(() => expect(begun).toHaveLength(2));
    act(() => begun[1]?.answer(200, { url: '/media/sea.webm', size: 1, width: 1, height: 1 }));
    await waitFor(async () => expect(await alertIn(dialog)).toBe('Upload failed: The server is busy.'));
    isRefused = false;
    send(dialog, 'Retry');
    expect(await screen.findByRole('article', { name: 'The sea' })).toBeTruthy();
    expect(begun).toHaveLength(2);
    const sent = log.filter(({ line }) => line === 'POST /api/videos');
    expect(sent.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({
        title: 'The sea',
        description: '',
        alt: '',
        captions: null,
        video_url: '/media/sea.webm',
        user_id: person('ana').id,
      })),
    );
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(title(await openDialog()).value).toBe('');
  });

  it('[VID-02] can be cancelled on the way, and closed without losing a word', async () => {
    serve({ 'GET /api/videos': nothing, 'GET /api/imagekit-auth': yes(uploadPass) });
    const begun = watchUploads();
    draw(<VideoPage />, '/video');
    const dialog = await openDialog();
    pick(dialog, fileOf('video/webm', 2, 'sea.webm'));
    fireEvent.change(title(dialog), { target: { value: 'The sea' } });
    send(dialog);
    await waitFor(() => expect(begun).toHaveLength(1));
    send(dialog, 'Cancel upload');
    expect(within(dialog).queryByRole('progressbar')).toBeNull();
    send(dialog, 'Close');
    expect(title(await openDialog()).value).toBe('The sea');
    openPageAgain();
    draw(<VideoPage />, '/video');
    expect(title(await openDialog()).value).toBe('The sea');
  });
});

/** A reload: the browser's storage is all that is left. */
const openPageAgain = () => {
  const kept = Object.entries(window.localStorage);
  openPage();
  for (const [key, value] of kept) window.localStorage.setItem(key, String(value));
  keepStoredUser(person('ana'));
  serve({ 'GET /api/videos': nothing });
};
