import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser, removeStored } from '#kernel';
import { draw, no, openPage, person, post, serve, where, yes } from '#testing';
import { fileOf, uploadPass, watchUploads } from '../../testing/uploads.ts';
import { isDialogOpen } from '#ui';
import { ComposePage } from './compose.tsx';

const field = () => screen.getByRole('textbox', { name: 'Your post' }) as HTMLTextAreaElement;
const button = () => screen.getByRole('button', { name: 'Post' }) as HTMLButtonElement;
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const alert = async () => (await screen.findByRole('alert')).textContent;

describe('composer', () => {
  beforeEach(() => {
    openPage();
    removeStored('drafts');
    keepStoredUser(person('ana'));
  });

  it('[POST-08] has Text, Photo and Video, a field, Post and Cancel; Cancel leads home', () => {
    draw(<ComposePage />, '/compose');
    for (const name of ['Text', 'Photo', 'Video', 'Cancel']) expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(field()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(where()).toBe('/home');
  });

  it('[POST-08] [POST-10] sends what was written once, clears after the yes and returns to /home', async () => {
    const log = serve({ 'POST /api/posts': yes({ post: post(1) }) });
    draw(<ComposePage />, '/compose');
    expect(button().disabled).toBe(true);
    write('   ');
    expect(button().disabled).toBe(true);
    write('hello');
    fireEvent.click(button());
    await waitFor(() => expect(where()).toBe('/home'));
    expect(log.map(({ line, body }) => [line, body])).toEqual([
      ['POST /api/posts', { content: 'hello', image_url: null, user_id: person('ana').id }],
    ]);
    expect(field().value).toBe('');
  });

  it('[POST-08] a refusal is told with its reason, and not a word is lost; a retry carries the same key', async () => {
    const log = serve({ 'POST /api/posts': no(503, 'overloaded', 'The server is busy.') });
    draw(<ComposePage />, '/compose');
    write('hello');
    fireEvent.click(button());
    expect(await alert()).toBe('Failed to create post: The server is busy.');
    expect(field().value).toBe('hello');
    fireEvent.click(button());
    await waitFor(() => expect(log).toHaveLength(2));
    expect(log[1]?.headers.get('idempotency-key')).toBe(log[0]?.headers.get('idempotency-key'));
  });

  it('[POST-08] a server that cannot be heard is told too', async () => {
    serve({ 'POST /api/posts': 'unreachable' });
    draw(<ComposePage />, '/compose');
    write('hello');
    fireEvent.click(button());
    expect(await alert()).toBe('Failed to create post');
  });

  it('[POST-08] a guest is asked to sign in and keeps the words', () => {
    openPage();
    const log = serve({});
    draw(<ComposePage />, '/compose');
    write('hello');
    fireEvent.click(button());
    expect(isDialogOpen()).toBe(true);
    expect(field().value).toBe('hello');
    expect(log).toEqual([]);
  });

  it('[POST-10] Post waits for an upload; media alone may be posted', async () => {
    const log = serve({ 'GET /api/imagekit-auth': yes(uploadPass), 'POST /api/posts': yes({ post: post(1) }) });
    const begun = watchUploads();
    draw(<ComposePage />, '/compose');
    write('hello');
    fireEvent.paste(field(), { clipboardData: { files: [fileOf('image/png')], types: ['Files'] } });
    await waitFor(() => expect(begun).toHaveLength(1));
    expect(button().disabled).toBe(true);
    act(() => begun[0]?.answer(200, { url: '/media/sun.webp', size: 2_097_152, width: 1600, height: 1000 }));
    expect(await screen.findByText('2.0 MB · 1600 × 1000')).toBeTruthy();
    write('');
    expect(button().disabled).toBe(false);
    fireEvent.click(button());
    await waitFor(() => expect(log.at(-1)?.body).toMatchObject({ content: '', image_url: '/media/sun.webp' }));
  });

  it('[MEND-05] [SOC-03] another photo begins without a description, and stands behind the first', async () => {
    const log = serve({ 'GET /api/imagekit-auth': yes(uploadPass), 'POST /api/posts': yes({ post: post(1) }) });
    const begun = watchUploads();
    draw(<ComposePage />, '/compose');
    const paste = async (name: string, count: number) => {
      fireEvent.paste(field(), { clipboardData: { files: [fileOf('image/png')], types: ['Files'] } });
      await waitFor(() => expect(begun).toHaveLength(count));
      act(() => begun.at(-1)?.answer(200, { url: `/media/${name}.webp`, size: 2_097_152, width: 16, height: 10 }));
    };
    await paste('sun', 1);
    fireEvent.click(await screen.findByRole('button', { name: /Describe this photo/ }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Description' }), { target: { value: 'The sun' } });
    await paste('moon', 2);
    expect(await screen.findByRole('button', { name: /Describe this photo/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Move photo 2 forward' }));
    fireEvent.click(button());
    await waitFor(() => expect(log.at(-1)?.line).toBe('POST /api/posts'));
    expect(log.at(-1)?.body).toMatchObject({
      image_url: '/media/moon.webp',
      pictures: [
        { url: '/media/moon.webp', alt: '' },
        { url: '/media/sun.webp', alt: 'The sun' },
      ],
    });
  });

  it('[POST-09] comes up empty and offers the draft back', () => {
    const first = draw(<ComposePage />, '/compose');
    write('an unfinished thought');
    first.unmount();
    draw(<ComposePage />, '/compose');
    expect(field().value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Restore draft' }));
    expect(field().value).toBe('an unfinished thought');
  });
});
