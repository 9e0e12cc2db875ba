import type { DraftView } from '@wagram/contract/drafts';
import { asId } from '@wagram/contract/kernel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NewPostDialog } from '#drafts';
import { keepStoredUser } from '#kernel';
import { closeDialog, openDialog, useOpenDialog } from '#ui';
import { draw, no, openPage, person, post, serve, where, yes } from '#testing';
import { DraftsPage } from './drafts.tsx';

const ana = person('ana');
const draftOf = (number: number, change: Partial<DraftView> = {}): DraftView => ({
  id: asId(`00000000-0000-4000-9000-${String(number).padStart(12, '0')}`),
  content: `draft ${number}`,
  media: [],
  quote_of: null,
  quoted: null,
  poll: null,
  warning: null,
  state: 'draft',
  problem: null,
  scheduled_for: null,
  updated_at: new Date().toISOString(),
  ...change,
});
const photo = (url: string) => ({
  kind: 'image' as const,
  url,
  srcset: null,
  poster_url: null,
  width: 40,
  height: 30,
  thumbhash: null,
  alt: 'A loaf',
});
const list = (...drafts: DraftView[]) => yes({ drafts, next_cursor: null });
const kept = yes({ draft: draftOf(1) });

const Dialogs = () => (useOpenDialog() === 'new-post' ? <NewPostDialog /> : null);
const open = (at = '/drafts') =>
  draw(
    <>
      <DraftsPage />
      <Suspense fallback={null}>
        <Dialogs />
      </Suspense>
    </>,
    at,
  );
const words = () => screen.getByRole('textbox', { name: 'Your post' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  openPage();
  closeDialog();
  keepStoredUser(ana);
});

describe('the composer', () => {
  it('[SOC-16] asks on closing, and keeps what was written as a draft', async () => {
    const log = serve({ 'GET /api/drafts': list(), 'PUT /api/drafts': kept });
    open();
    openDialog('new-post');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your post' }), {
      target: { value: 'half a thought' },
    });
    press('Close');
    expect(await screen.findByText('Keep this as a draft?')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep as a draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(log.find(({ line }) => line === 'PUT /api/drafts')?.body).toMatchObject({
      content: 'half a thought',
      pictures: [],
    });
    expect(window.localStorage.getItem('wagram_drafts') ?? '').not.toContain('half a thought');
  });

  it('[SOC-16] lets it go, or stays; nothing is asked when nothing is written', async () => {
    const log = serve({ 'GET /api/drafts': list() });
    open();
    openDialog('new-post');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your post' }), { target: { value: 'never mind' } });
    press('Close');
    const question = await screen.findByRole('dialog', { name: 'Keep this as a draft?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Keep this as a draft?')).toBeNull());
    expect(words()).toHaveProperty('value', 'never mind');
    press('Close');
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openDialog('new-post');
    await screen.findByRole('textbox', { name: 'Your post' });
    expect(screen.queryByText('You left something unsent')).toBeNull();
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(log.some(({ line }) => line === 'PUT /api/drafts')).toBe(false);
  });

  it('[SOC-16] without a network keeps it in the browser, and says so', async () => {
    serve({ 'GET /api/drafts': list(), 'PUT /api/drafts': 'unreachable' });
    open();
    openDialog('new-post');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your post' }), { target: { value: 'on the train' } });
    press('Close');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep as a draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openDialog('new-post');
    expect(await screen.findByText('You left something unsent')).toBeTruthy();
  });

  it('[SOC-16] gives a post a time and hands it to the server', async () => {
    const log = serve({
      'GET /api/drafts': list(),
      'PUT /api/drafts': kept,
      'POST /api/drafts/schedule': yes({ draft: draftOf(1, { state: 'scheduled' }) }),
    });
    open();
    openDialog('new-post');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your post' }), { target: { value: 'good morning' } });
    press('Schedule');
    fireEvent.change(await screen.findByLabelText('Date and time'), { target: { value: '2020-01-01T09:00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set time' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a time at least two minutes from now.');
    fireEvent.click(screen.getByRole('button', { name: /^Tomorrow, 9:00/ }));
    expect(await screen.findByText(/^Goes out tomorrow, 9:00/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const tomorrow = new Date();
    tomorrow.setDate(tomorrow.getDate() + 1);
    tomorrow.setHours(9, 0, 0, 0);
    const [keep, schedule] = log.filter(({ line }) => !line.startsWith('GET'));
    expect(keep?.body).toMatchObject({ content: 'good morning' });
    expect(schedule?.body).toMatchObject({ at: tomorrow.toISOString() });
    expect(keep?.body).toHaveProperty('draft_id', new Map(Object.entries(schedule?.body ?? {})).get('draft_id'));
    expect(log.some(({ line }) => line === 'POST /api/posts')).toBe(false);
  });
});

it('[SOC-16] a time that is refused leaves nothing behind when the post is let go', async () => {
  const log = serve({
    'GET /api/drafts': list(),
    'PUT /api/drafts': kept,
    'POST /api/drafts/schedule': no(400, 'too_soon', 'Choose a time at least 2 minutes from now'),
    'DELETE /api/drafts': yes(),
  });
  open();
  openDialog('new-post');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your post' }), { target: { value: 'too late' } });
  press('Schedule');
  fireEvent.click(await screen.findByRole('button', { name: /^Tomorrow, 9:00/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('It was not scheduled: Choose a time at least 2 minutes from now')).toBeTruthy();
  press('Close');
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(log.some(({ line }) => line === 'DELETE /api/drafts')).toBe(true));
});

describe('drafts', () => {
  it('[SOC-16] open again with their pictures, poll and warning, and posting takes the draft along', async () => {
    const whole = draftOf(1, {
      content: 'bread',
      media: [photo('/media/a/1.webp')],
      poll: { options: ['rye', 'wheat'], minutes: 60 },
      warning: 'crumbs',
    });
    const log = serve({
      'GET /api/drafts': list(whole),
      'PUT /api/drafts': kept,
      'POST /api/drafts/publish': yes({ post: post(7) }),
    });
    open();
    fireEvent.click(await screen.findByText('bread'));
    expect(await screen.findByRole('dialog', { name: 'Edit draft' })).toBeTruthy();
    expect(words()).toHaveProperty('value', 'bread');
    expect(screen.getByLabelText('Answer 1')).toHaveProperty('value', 'rye');
    expect(screen.getByLabelText('Content warning', { selector: 'input' })).toHaveProperty('value', 'crumbs');
    expect(await screen.findByText('40 × 30')).toBeTruthy();
    fireEvent.change(words(), { target: { value: 'bread, again' } });
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [keep, publish] = log.filter(({ line }) => !line.startsWith('GET'));
    expect([keep?.line, publish?.line]).toEqual(['PUT /api/drafts', 'POST /api/drafts/publish']);
    expect(keep?.body).toMatchObject({
      draft_id: whole.id,
      content: 'bread, again',
      pictures: [{ url: '/media/a/1.webp', alt: 'A loaf' }],
      poll: whole.poll,
      warning: 'crumbs',
    });
  });

  it('[SOC-16] closed as they were opened, nothing is asked', async () => {
    serve({ 'GET /api/drafts': list(draftOf(1, { media: [photo('/media/a/1.webp')] })) });
    open();
    fireEvent.click(await screen.findByText('draft 1'));
    await screen.findByText('40 × 30');
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[SOC-16] the scheduled ones say when, and what was not sent says why', async () => {
    const at = new Date(Date.now() + 400 * 24 * 3_600_000);
    const later = draftOf(2, { state: 'scheduled', scheduled_for: at.toISOString() });
    const failed = draftOf(3, { state: 'failed', problem: 'suspended', scheduled_for: '2026-01-01T00:00:00.000Z' });
    const log = serve({ 'GET /api/drafts': list(failed, later) });
    open('/drafts?tab=scheduled');
    expect(await screen.findByText('Not sent: your account was suspended at that time.')).toBeTruthy();
    expect(screen.getByText(new RegExp(`^Goes out .*${at.getFullYear()}`))).toBeTruthy();
    expect(log[0]?.query).toMatchObject({ tab: 'scheduled' });
    expect(screen.getByRole('link', { name: 'Scheduled' }).getAttribute('aria-current')).toBe('page');
  });

  it('[SOC-16] none yet, none to be had, and none without signing in', async () => {
    serve({ 'GET /api/drafts': list() });
    open();
    expect(await screen.findByText('No drafts')).toBeTruthy();
    expect(where()).toBe('/drafts');
    openPage();
    keepStoredUser(ana);
    serve({ 'GET /api/drafts': no(500, 'unexpected', 'Something broke') });
    open();
    expect(await screen.findByText('Your drafts could not be loaded')).toBeTruthy();
  });
});
