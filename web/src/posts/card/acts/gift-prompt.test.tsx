import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, post, serve, yes } from '#testing';
import { Toaster } from '#ui';
import { GiftButton } from './gift-button.tsx';

const ana = person('ana');
const given = post(1, {}, person('bob'));
const GIFT = '01890a5d-ac96-774b-bcce-b302099a8057';
const chips = () =>
  ['1 WGM', '5 WGM', '10 WGM', '25 WGM'].filter(
    (name) => !(screen.getByRole('button', { name }) as HTMLButtonElement).disabled,
  );

/** Answers with these balances in turn; the last one stays. */
const holding = (...amounts: string[]) => {
  let asked = 0;
  return () => {
    const WGM = amounts[Math.min(asked, amounts.length - 1)];
    asked += 1;
    return yes({ balances: { WGM, WGR: '0', points: '0' } });
  };
};

const open = async (): Promise<void> => {
  draw(<GiftButton post={given} />);
  fireEvent.click(screen.getByRole('button', { name: /^Gift/ }));
  await screen.findByRole('dialog', { name: 'Gift to @bob' });
};

describe('gift prompt', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
  });

  it('[MEND-24] a gift offers its way back, and says what became of it', async () => {
    const back = [yes({ post: { ...given, gifts: 0, gifts_total: '0' } })];
    const log = serve({
      'GET /api/balance': holding('100'),
      'PUT /api/posts': yes({ post: { ...given, gifts: 1, gifts_total: '5' }, gift_id: GIFT }),
      'POST /api/posts/gift/back': () => back.pop() ?? no(409, 'already_spent', 'They have spent it already.'),
    });
    draw(
      <Suspense>
        <Toaster theme="light" />
      </Suspense>,
    );
    await open();
    for (const end of ['Taken back: 5 WGM', 'They have spent it already.']) {
      fireEvent.click(await screen.findByRole('button', { name: '5 WGM' }));
      await screen.findByText('Sent 5 WGM to @bob!');
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await screen.findByText(end)).toBeTruthy();
      await waitFor(() => expect(screen.queryByText('Sent 5 WGM to @bob!')).toBeNull());
      fireEvent.click(screen.getByRole('button', { name: /^Gift/ }));
    }
    const taken = log.filter(({ line }) => line === 'POST /api/posts/gift/back');
    expect(taken.map(({ body }) => body)).toMatchObject([{ gift_id: GIFT }, { gift_id: GIFT }]);
  });

  it('[POST-04] says what the sender has', async () => {
    const log = serve({ 'GET /api/balance': holding('9500') });
    await open();
    expect(await screen.findByText('Balance: 9,500 WGM')).toBeTruthy();
    expect(log[0]?.query).toEqual({ user_id: ana.id });
    expect(chips()).toEqual(['1 WGM', '5 WGM', '10 WGM', '25 WGM']);
  });

  it('[POST-04] more than that cannot be chosen, and the reason is tied to the button', async () => {
    serve({ 'GET /api/balance': holding('7') });
    await open();
    await screen.findByText('Balance: 7 WGM');
    expect(chips()).toEqual(['1 WGM', '5 WGM']);
    const reason = screen.getByRole('button', { name: '25 WGM' }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(reason)?.textContent).toBe('More than you have cannot be sent.');
    expect(screen.getByRole('button', { name: '5 WGM' }).hasAttribute('aria-describedby')).toBe(false);
  });

  it('[POST-04] with nothing to give it says so', async () => {
    serve({ 'GET /api/balance': holding('0') });
    await open();
    expect(await screen.findByText('You have no WGM to give yet.')).toBeTruthy();
    expect(chips()).toEqual([]);
  });

  it('[POST-04] a gift lowers it at once, and what the server says takes its place', async () => {
    const log = serve({
      'GET /api/balance': holding('12', '8'),
      'PUT /api/posts': yes({ post: { ...given, gifts: 1, gifts_total: '5' }, gift_id: GIFT }),
    });
    await open();
    await screen.findByText('Balance: 12 WGM');
    fireEvent.click(screen.getByRole('button', { name: '5 WGM' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: /^Gift/ }));
    // Lowered here to 7 at first; another device had been given one.
    expect(await screen.findByText('Balance: 8 WGM')).toBeTruthy();
    expect(chips()).toEqual(['1 WGM', '5 WGM']);
    expect(log.filter(({ line }) => line === 'GET /api/balance').length).toBeGreaterThanOrEqual(2);
  });

  it('a balance that cannot be read stands in nobody’s way', async () => {
    serve({});
    await open();
    expect(chips()).toHaveLength(4);
  });
});
