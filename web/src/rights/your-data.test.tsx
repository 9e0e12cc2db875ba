import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser, readStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, where, yes } from '#testing';
import { openDialog, useOpenDialog } from '#ui';
import { LeaveDialog } from './leave-dialog.tsx';
import { YourDataSection } from './your-data.tsx';

const ana = person('ana');
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const made = (state: string) => ({
  id: ID,
  state,
  size: state === 'ready' ? 1_234_567 : null,
  created_at: '2026-11-01T10:00:00.000Z',
  expires_at: state === 'ready' ? '2026-11-08T10:00:00.000Z' : null,
});

const security = {
  two_factor: false,
  backup_codes_left: 0,
  has_password: true,
  x_connected: false,
  google_connected: false,
  phone: null,
};

describe('your data', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
  });

  it('PR-05: an archive is asked for, put together, and fetched where only its owner can', async () => {
    serve({
      'GET /api/export': yes({ export: null, next_at: null }),
      'POST /api/export': yes({ export: made('waiting'), next_at: '2026-11-02T10:00:00.000Z' }),
    });
    draw(<YourDataSection user={ana} />);
    fireEvent.click(screen.getByRole('button', { name: 'Prepare archive' }));
    expect(await screen.findByText('Being put together…')).toBeTruthy();
    serve({ 'GET /api/export': yes({ export: made('ready'), next_at: '2026-11-02T10:00:00.000Z' }) });
    openPage();
    serve({ 'GET /api/export': yes({ export: made('ready'), next_at: '2026-11-02T10:00:00.000Z' }) });
    draw(<YourDataSection user={ana} />);
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe(`/api/export/file?id=${ID}`);
    expect(screen.getByText(/^Ready: 1\.2 MB, until/)).toBeTruthy();
  });

  it('[SR-L10] says what the files take up, of what there may be', async () => {
    serve({
      'GET /api/export': yes({ export: null, next_at: null }),
      'GET /api/storage': yes({ used: 1_234_567, allowed: 5_000_000_000 }),
    });
    draw(<YourDataSection user={ana} />);
    expect(await screen.findByText('1.2 MB of 5 GB')).toBeTruthy();
    expect(screen.getByRole('meter', { name: 'Your files' }).getAttribute('aria-valuenow')).toBe('1234567');
  });

  it('a demo member, whom everybody shares, can neither take nor shut anything', async () => {
    serve({ 'GET /api/export': yes({ export: null, next_at: null }) });
    draw(<YourDataSection user={person('ana', { demo: true })} />);
    for (const name of ['Prepare archive', 'Deactivate', 'Delete'])
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
  });

  it('a suspended member may leave, and has nothing to step back from', () => {
    serve({ 'GET /api/export': yes({ export: null, next_at: null }) });
    draw(<YourDataSection user={person('ana', { state: 'suspended' })} />);
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  });
});

const Dialogs = () => (useOpenDialog() === 'leave' ? <LeaveDialog /> : null);

describe('leaving', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
    openDialog('leave', { how: 'delete' });
  });

  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('PR-05: needs the handle typed once more and the password, and what was typed stays when it is refused', async () => {
    const log = serve({
      'GET /api/auth/security': yes({ security }),
      'POST /api/account/delete': no(401, 'wrong_credentials', 'The password is not right'),
    });
    draw(<Dialogs />);
    const sure = await screen.findByRole('button', { name: 'Delete' });
    expect(sure.hasAttribute('disabled')).toBe(true);
    type('Type @ana to confirm', 'an');
    expect(sure.hasAttribute('disabled')).toBe(true);
    type('Type @ana to confirm', '@Ana');
    type('Your password', 'not this');
    fireEvent.click(sure);
    expect(await screen.findByText('The password is not right')).toBeTruthy();
    expect(log.at(-1)?.body).toEqual({ handle: '@Ana', password: 'not this' });
    expect(readStoredUser()).not.toBeNull();
  });

  it('PR-01: signs out here as well, and leads to the landing', async () => {
    serve({
      'GET /api/auth/security': yes({ security: { ...security, has_password: false } }),
      'POST /api/account/delete': yes({ erase_after: '2026-12-15T10:00:00.000Z' }),
      'POST /api/auth/logout': yes(),
    });
    draw(<Dialogs />, '/security');
    const sure = await screen.findByRole('button', { name: 'Delete' });
    expect(screen.queryByLabelText('Your password')).toBeNull();
    type('Type @ana to confirm', 'ana');
    fireEvent.click(sure);
    await expect.poll(where).toBe('/landing');
    expect(readStoredUser()).toBeNull();
  });
});
