import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser, readStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { Toaster, openDialog, useOpenDialog } from '#ui';
import { EditProfileDialog } from './edit-dialog.tsx';
import { withScheme } from './edit-form.ts';

const ana = person('ana', { bio: 'Old words' });

const Host = () => (useOpenDialog() === 'edit-profile' ? <EditProfileDialog /> : null);

const open = () => {
  openDialog('edit-profile');
  return draw(
    <>
      <Host />
      <Suspense>
        <Toaster theme="light" />
      </Suspense>
    </>,
  );
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the profile editor', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
  });

  it('[PROF-02] [PROF-03] sends what was typed, says so, and every screen knows it', async () => {
    const log = serve({ 'POST /api/update-profile': yes({ profile: { ...ana, bio: 'New words', private: true } }) });
    open();
    type('Bio', 'New words');
    type('X URL', 'x.com/ana');
    fireEvent.click(screen.getByRole('switch', { name: 'Private account' }));
    // D35: a switch works at once, also here.
    await waitFor(() => expect(log[0]?.body).toEqual({ userId: ana.id, private: true }));
    save();
    expect(await screen.findByText('✅ Profile updated successfully!')).toBeTruthy();
    expect(log[1]?.body).toEqual({
      userId: ana.id,
      displayName: 'ana',
      bio: 'New words',
      twitter_link: 'https://x.com/ana',
      discord_link: '',
      telegram_link: '',
      website: '',
    });
    expect(readStoredUser()).toMatchObject({ bio: 'New words', private: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[MEND-04] Save with the cropper open takes what it shows; cancelled, the picture stays as it was', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 800, height: 600 }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/webp;base64,AAAA');
    const log = serve({ 'POST /api/update-profile': yes({ profile: ana }) });
    const pick = async () => {
      fireEvent.change(screen.getByLabelText('Profile picture'), { target: { files: [new File(['x'], 'me.png')] } });
      expect(await screen.findByRole('application')).toBeTruthy();
    };
    open();
    await pick();
    save();
    expect(await screen.findByText('✅ Profile updated successfully!')).toBeTruthy();
    expect(log[0]?.body).toMatchObject({ avatar_url: 'data:image/webp;base64,AAAA' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => openDialog('edit-profile'));
    await pick();
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
    save();
    await waitFor(() => expect(log).toHaveLength(2));
    expect(log[1]?.body).not.toHaveProperty('avatar_url');
  });

  it('[EXPL-02] a creator category is chosen and taken back', async () => {
    const log = serve({
      'POST /api/update-profile': ({ body }) => yes({ profile: { ...ana, ...(body as object), userId: undefined } }),
    });
    open();
    const options = [...screen.getByLabelText<HTMLSelectElement>('Creator category').options].map(({ text }) => text);
    expect(options).toEqual(['None', 'Developer', 'Trader', 'Artist', 'Influencer', 'Analyst']);
    type('Creator category', 'artist');
    save();
    await waitFor(() => expect(log[0]?.body).toMatchObject({ creator_category: 'artist' }));
    await waitFor(() => expect(readStoredUser()).toMatchObject({ creator_category: 'artist' }));
    openPage();
    keepStoredUser(person('ana', { creator_category: 'artist' }));
    const again = serve({ 'POST /api/update-profile': yes({ profile: ana }) });
    open();
    type('Creator category', '');
    save();
    await waitFor(() => expect(again[0]?.body).toMatchObject({ creator_category: null }));
  });

  it('[PROF-02] BZ-06: counts a bio as people count, and does not send one that is too long', () => {
    open();
    type('Bio', '👨‍👩‍👧‍👦'.repeat(160));
    expect(screen.getByText('160/160')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
    type('Bio', '👨‍👩‍👧‍👦'.repeat(161));
    expect(screen.getByText('161/160')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });

  it.each([
    ['the server’s reason', no(400, 'foreign_avatar', 'Not that one'), '❌ Failed to update profile: Not that one'],
    ['no reason', no(500, 'unexpected', ''), 'Failed to update profile'],
    ['no answer', 'unreachable' as const, 'Failed to update profile. Please try again.'],
  ])('[PROF-02] a failure with %s says so, and what was typed stays', async (_what, answer, text) => {
    serve({ 'POST /api/update-profile': answer });
    open();
    type('Bio', 'Words that took a while');
    save();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('Words that took a while');
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
  });

  it('[PROF-02] IN-02: a link that is none is told before anything is sent', () => {
    const log = serve({});
    open();
    type('Discord URL', 'javascript:alert(1)');
    save();
    expect(screen.getByRole('alert').textContent).toBe('A link is an address with https://');
    expect(log).toEqual([]);
  });

  it.each([
    ['x.com/ana', 'https://x.com/ana'],
    [' https://t.me/ana ', 'https://t.me/ana'],
    ['javascript:alert(document.cookie)', 'javascript:alert(document.cookie)'],
    ['', ''],
  ])('[PROF-02] %s is meant as %s', (typed, meant) => {
    expect(withScheme(typed)).toBe(meant);
  });
});
