import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DailyClaim } from '#credit';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { openDialog, Toaster, useOpenDialog } from '#ui';
import { SendCreditDialog } from './send-credit.tsx';

const ana = person('ana');
const SENT = '01890a5d-ac96-774b-bcce-b302099a8057';
const balance = yes({ balances: { WGM: '40', WGR: '0', points: '0' }, withdrawable: '0', waiting: '0' });
const sent = (amount: string) =>
  yes({
    sent: { id: SENT, to: '@bob', amount, words: null, created_at: new Date().toISOString() },
    message: null,
    balance: '0',
  });

const Host = () => (useOpenDialog() === 'send-credit' ? <SendCreditDialog /> : null);

const open = (subject: Record<string, string> = { to: '@bob', name: 'Bob Ross' }) => {
  openDialog('send-credit', subject);
  draw(
    <>
      <Host />
      <Suspense>
        <Toaster theme="light" />
      </Suspense>
    </>,
  );
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  openPage();
  keepStoredUser(ana);
});

describe('WGM to a person', () => {
  it('[MON-01, MON-02] is sent once with its words, and offers its way back', async () => {
    const log = serve({
      'GET /api/balance': balance,
      'POST /api/credit/send': sent('7'),
      'POST /api/credit/back': yes({ balance: '40' }),
    });
    open();
    expect(await screen.findByText('You have 40 WGM')).toBeTruthy();
    expect(screen.getByText('Bob Ross')).toBeTruthy();
    type('Amount', '7');
    type('Words (optional)', ' for the tram ');
    fireEvent.click(screen.getByRole('button', { name: 'Send 7 WGM' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back: 7 WGM')).toBeTruthy();
    const calls = log.filter(({ line }) => line.startsWith('POST /api/credit'));
    expect(calls.map(({ body }) => body)).toMatchObject([
      { to: '@bob', amount: '7', words: 'for the tram', in_chat: false },
      { send_id: SENT },
    ]);
  });

  it('[MON-01] says what is wrong with an amount before it is sent, and what the server refuses', async () => {
    serve({
      'GET /api/balance': balance,
      'POST /api/credit/send': no(402, 'not_enough', 'You do not have that much.'),
    });
    open({ to: '@bob', in_chat: 'yes' });
    await screen.findByText('You have 40 WGM');
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
    for (const [typed, said] of [
      ['41', 'More than you have'],
      ['a', 'Whole numbers only'],
      ['0', 'Whole numbers only'],
    ] as const) {
      type('Amount', typed);
      expect([screen.getByRole('alert').textContent, button().disabled]).toEqual([said, true]);
    }
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send 40 WGM' }));
    expect(await screen.findByText('You do not have that much.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('40');
  });

  it('[MON-01] finds somebody first where nobody was named', async () => {
    const card = { id: person('bob').id, username: '@bob', displayName: 'Bob Ross', avatar_url: null, badge: null };
    serve({ 'GET /api/balance': balance, 'GET /api/search-users': yes({ users: [card] }) });
    open({});
    type('To', 'bob');
    const people = await screen.findByRole('list', { name: 'People' });
    fireEvent.click(within(people).getByRole('button'));
    expect(await screen.findByLabelText('Amount')).toBeTruthy();
  });
});

describe('the daily claim', () => {
  it('[MON-01] is taken once, and says why when it cannot be', async () => {
    const next_at = '2026-11-17T00:00:00.000Z';
    const log = serve({
      'GET /api/credit/claim': yes({ claim: { amount: '10', state: 'ready', next_at } }),
      'POST /api/credit/claim': yes({ claim: { amount: '10', state: 'claimed', next_at }, balance: '50' }),
    });
    draw(<DailyClaim memberId={ana.id} />);
    expect(await screen.findByText('10 WGM for being active this week')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Claim' }));
    expect(await screen.findByText('Claimed. The next one waits tomorrow.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(log.filter(({ line }) => line === 'POST /api/credit/claim')).toHaveLength(1));
  });
});
