import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, where, yes } from '#testing';
import { closeDialog, openDialog } from '#ui';
import { EditListDialog } from './edit-list-dialog.tsx';

const list = { id: '00000000-0000-7000-8000-0000000000b1', name: 'Bakers', members_count: 1, holds: false };
const mara = person('mara');
const answers = {
  'GET /api/lists': yes({ lists: [list], follows_tags: false }),
  'GET /api/lists/members': yes({ members: [mara] }),
};

const open = async () => {
  openDialog('edit-list', { list: list.id });
  draw(<EditListDialog />, `/home?tab=${list.id}`);
  await screen.findByRole('button', { name: 'Remove @mara' });
};

describe('[SOC-11] a list of one’s own', () => {
  beforeEach(() => {
    openPage();
    closeDialog();
    keepStoredUser(person('ana'));
  });

  it('gets another name; a name that is refused is told and stays in the field', async () => {
    const log = serve({ ...answers, 'PUT /api/lists': no(409, 'name_taken', 'That name is taken') });
    await open();
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Bread' } });
    fireEvent.click(save);
    await waitFor(() => expect(log.some(({ line }) => line === 'PUT /api/lists')).toBe(true));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Bread');
  });

  it('lets somebody go, and is deleted once its owner is sure', async () => {
    const log = serve({
      ...answers,
      'DELETE /api/lists/members': yes({ holds: false }),
      'DELETE /api/lists': yes({}),
    });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Remove @mara' }));
    await waitFor(() => expect(log.some(({ line }) => line === 'DELETE /api/lists/members')).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Delete the list' }));
    expect(screen.getByText('The list will be gone. You keep following whom you follow.')).toBeTruthy();
    expect(log.some(({ line }) => line === 'DELETE /api/lists')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Delete the list' }));
    await waitFor(() => expect(where()).toBe('/home?tab=following'));
    expect(log.find(({ line }) => line === 'DELETE /api/lists')?.body).toMatchObject({ list_id: list.id });
  });
});
