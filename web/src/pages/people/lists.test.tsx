import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshSession } from '#auth';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, where, yes } from '#testing';
import { closeDialog, useOpenDialog } from '#ui';
import { ListsPage } from './lists.tsx';

const list = { id: '00000000-0000-7000-8000-0000000000b1', name: 'Bakers', members_count: 2, holds: false };
const openDialogName = () => renderHook(useOpenDialog).result.current;
const open = () => draw(<ListsPage />, '/lists');
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of a new list' });
const write = (name: string) => {
  fireEvent.change(nameField(), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Create list' }));
};

describe('[SOC-11] the page of lists', () => {
  beforeEach(() => {
    openPage();
    closeDialog();
  });

  it('asks a guest to sign in', async () => {
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(openDialogName()).toBe('sign-in');
  });

  it('opens a list as a feed, and lets it be changed', async () => {
    keepStoredUser(person('ana'));
    serve({ 'GET /api/lists': yes({ lists: [list], follows_tags: false }) });
    open();
    const link = await screen.findByRole('link', { name: 'Bakers' });
    expect(screen.getByText('2 people')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit the list Bakers' }));
    expect(openDialogName()).toBe('edit-list');
    fireEvent.click(link);
    expect(where()).toBe(`/home?tab=${list.id}`);
  });

  it('begins a list; what was refused is told and stays in the field', async () => {
    keepStoredUser(person('ana'));
    let lists: object[] = [];
    let isRefused = true;
    const log = serve({
      'GET /api/lists': () => yes({ lists, follows_tags: false }),
      'POST /api/lists': () => {
        if (isRefused) return no(409, 'too_many_lists', 'You have 20 lists already. Delete one first.');
        lists = [list];
        return yes({ list });
      },
    });
    open();
    expect(await screen.findByText('No lists yet')).toBeTruthy();
    write(' Bakers ');
    await waitFor(() => expect(log.some(({ line }) => line === 'POST /api/lists')).toBe(true));
    expect(nameField().value).toBe(' Bakers ');
    isRefused = false;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create list' })).toHaveProperty('disabled', false));
    write(' Bakers ');
    expect(await screen.findByRole('link', { name: 'Bakers' })).toBeTruthy();
    expect(log.findLast(({ line }) => line === 'POST /api/lists')?.body).toMatchObject({ name: 'Bakers' });
    expect(nameField().value).toBe('');
  });
});
