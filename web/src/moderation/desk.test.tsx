import type { CaseView } from '@wagram/contract/moderation';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, post, serve, yes } from '#testing';
import { useOpenDialog } from '#ui';
import { DecideDialog } from './decide-dialog.tsx';
import { ModerationDesk } from './desk.tsx';

const NASTY = '<img src=x onerror=alert(1)> & "quotes"';

const reported = (index: number, change: Partial<CaseView> = {}): CaseView => ({
  subject: {
    target: 'post',
    target_id: post(index).id,
    member: {
      ...person(`troll${index}`),
      state: 'active',
      bio: null,
    },
    content: `${NASTY} ${index}`,
    facets: [],
    media: null,
    more_media: [],
    hidden: false,
    post_id: post(index).id,
    created_at: '2026-11-01T10:00:00.000Z',
  },
  count: 7,
  reasons: [
    { reason: 'abuse', count: 5 },
    { reason: 'spam', count: 2 },
  ],
  reports: [{ reason: 'abuse', note: NASTY, reporter: '@bob', created_at: '2026-11-02T10:00:00.000Z' }],
  history: [],
  first_at: '2026-11-02T10:00:00.000Z',
  last_at: '2026-11-02T10:00:00.000Z',
  ...change,
});

const Dialogs = () => (useOpenDialog() === 'decide' ? <DecideDialog /> : null);

const open = (at = '/moderation') =>
  draw(
    <>
      <ModerationDesk />
      <Dialogs />
    </>,
    at,
  );

const empty = {
  'GET /api/moderation/reports': yes({ cases: [], next_cursor: null, open: 0 }),
  'GET /api/moderation/appeals': yes({ appeals: [], next_cursor: null, open: 0 }),
  'GET /api/moderation/log': yes({ entries: [], next_cursor: null }),
};

const two = {
  ...empty,
  'GET /api/moderation/reports': yes({ cases: [reported(1), reported(2)], next_cursor: null, open: 2 }),
};

/** Also behind an open dialog. */
const cards = () => screen.queryAllByRole('region', { name: /^Post ·/, hidden: true });

const hideFirst = async (reason: string) => {
  await waitFor(() => expect(cards()).toHaveLength(2));
  const [first] = cards();
  if (first === undefined) throw new Error('no card');
  fireEvent.click(within(first).getByRole('button', { name: 'Hide' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hide this post?' });
  expect(within(dialog).getByRole('button', { name: 'Hide' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), { target: { value: reason } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
};

describe('the desk of the operators', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('mod', { operator: true }));
  });

  it('D13, IN-01: shows a case as people see it, with reasons, reporters and their words as they were typed', async () => {
    serve(two);
    open();
    await waitFor(() => expect(cards()).toHaveLength(2));
    const [first] = cards();
    expect(first?.textContent).toContain(`${NASTY} 1`);
    expect(first?.textContent).toContain('Abuse or hate5');
    expect(first?.textContent).toContain('7 reports');
    expect(first?.textContent).toContain('Who reported it (the newest 1)');
    expect(first?.querySelector('img[src="x"]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Reports (2)' }).getAttribute('aria-current')).toBe('page');
  });

  it('D13: a decision needs a reason, and its case leaves the queue', async () => {
    let isDecided = false;
    const log = serve({
      ...empty,
      'GET /api/moderation/reports': () =>
        yes({
          cases: isDecided ? [reported(2)] : [reported(1), reported(2)],
          next_cursor: null,
          open: isDecided ? 1 : 2,
        }),
      'POST /api/moderation/decisions': () => {
        isDecided = true;
        return yes({ decision: {} });
      },
    });
    open();
    await hideFirst(' Not like this ');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Reports (1)' })).toBeTruthy();
    expect(log.find(({ line }) => line === 'POST /api/moderation/decisions')?.body).toEqual({
      target: 'post',
      target_id: post(1).id,
      action: 'hide',
      reason: 'Not like this',
    });
  });

  it('FT-22: a decision that did not arrive puts its case back, and keeps what was written', async () => {
    serve({ ...two, 'POST /api/moderation/decisions': 'unreachable' });
    const answer = globalThis.fetch;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (init?.method === 'POST') await held;
      return answer(address, init);
    });
    open();
    await hideFirst('Not like this');
    await waitFor(() => expect(cards()).toHaveLength(1));
    release();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(cards()).toHaveLength(2);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Not like this');
  });

  it('D13: what another operator has decided meanwhile is said in the dialog', async () => {
    serve({ ...two, 'POST /api/moderation/decisions': no(409, 'already_decided', 'This has been decided already') });
    open();
    await hideFirst('Spam');
    expect(await screen.findByText('This has been decided already')).toBeTruthy();
  });

  it('tells when nothing waits, tab by tab', async () => {
    serve(empty);
    open();
    expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
    open('/moderation?tab=appeals');
    expect(await screen.findByText('No appeals')).toBeTruthy();
    open('/moderation?tab=log');
    expect(await screen.findByText('Nothing has been decided yet')).toBeTruthy();
  });
});
