import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser, tellLive } from '#kernel';
import { draw, no, openPage, person, plugCamera, sale, serve, stream, ticket, yes } from '#testing';
import { Toaster } from '#ui';
import { LivestreamWatchPage } from '../watching/livestream-watch.tsx';
import { LivestreamPage } from '../watching/livestream.tsx';

const ana = person('ana');
const bob = person('bob');
const soon = stream({ state: 'scheduled', started_at: null, scheduled_for: '2026-11-20T10:00:00.000Z' });
const closed = { ...soon, needs_ticket: true };
const balance = yes({ balances: { WGM: '40', WGR: '0', points: '0' }, withdrawable: '0', waiting: '0' });
const choices = (tokens: object | null = null) => yes({ choices: { symbols: { WGM: 'WGM', WGR: 'WGR' }, tokens } });

const answers = {
  'GET /api/streams/one': yes({ stream: closed }),
  'GET /api/tickets/sale': yes({ sale: sale() }),
  'GET /api/tickets/choices': choices(),
  'GET /api/balance': balance,
};

const watch = () =>
  draw(
    <>
      <Routes>
        <Route path="/livestream/:id" element={<LivestreamWatchPage />} />
      </Routes>
      <Suspense fallback={null}>
        <Toaster theme="light" />
      </Suspense>
    </>,
    `/livestream/${soon.id}`,
  );

const card = () => screen.findByRole('region', { name: 'Ticket' });

beforeEach(() => {
  openPage();
  keepStoredUser(bob);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a stream with tickets, for whoever has none', () => {
  it('[MON-11] shows price and seats, says what becomes of the money, and pays once', async () => {
    const bought = sale({ ticket: ticket(), left: 2 });
    let isBought = false;
    const log = serve({
      ...answers,
      'GET /api/tickets/sale': () => yes({ sale: isBought ? bought : sale() }),
      'POST /api/tickets': () => {
        isBought = true;
        return yes({ sale: bought, balance: '30' });
      },
    });
    watch();
    const shown = await card();
    expect(shown.textContent).toContain('10 WGM');
    expect(shown.textContent).toContain('3 seats left');
    fireEvent.click(within(shown).getByRole('button', { name: 'Get a ticket' }));
    const dialog = await screen.findByRole('dialog', { name: 'Get a ticket' });
    expect(within(dialog).getByText(/you get it back by itself/)).toBeTruthy();
    expect(await within(dialog).findByText('You have 40 WGM')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pay 10 WGM' }));
    await waitFor(async () => expect((await card()).textContent).toContain('The stream opens here when it begins.'));
    const asked = log.filter(({ line }) => line === 'POST /api/tickets');
    expect(asked.map(({ body }) => body)).toEqual([{ user_id: bob.id, stream_id: soon.id, price: '10' }]);
  });

  it('[MON-11] is closed while it is live: a card stands in place of the player, and opens when there is a ticket', async () => {
    plugCamera();
    const live = stream();
    let isClosed = true;
    const log = serve({
      ...answers,
      'GET /api/streams/one': () => yes({ stream: { ...live, needs_ticket: isClosed } }),
      'GET /api/streams/chat': yes({ messages: [], next_cursor: null }),
      [`POST /api/streams/${live.id}/whep`]: yes(),
    });
    watch();
    expect(within(await card()).getByRole('button', { name: 'Get a ticket' })).toBeTruthy();
    expect(screen.getByText('Live now')).toBeTruthy();
    expect(log.some(({ line }) => line.includes('whep') || line.includes('chat'))).toBe(false);
    isClosed = false;
    act(() => tellLive({ type: 'tickets.changed', stream_id: live.id }));
    expect(await screen.findByRole('main', { name: 'Live: Morning charts' })).toBeTruthy();
  });

  it('[MON-11] says why it is not sold: in the server’s words, too few WGM, or no seat', async () => {
    serve({ ...answers, 'POST /api/tickets': no(409, 'price_changed', 'The price has changed.') });
    watch();
    fireEvent.click(within(await card()).getByRole('button', { name: 'Get a ticket' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Pay 10 WGM' }));
    expect(await screen.findByText('The price has changed.')).toBeTruthy();
    cleanup();
    serve({ ...answers, 'GET /api/tickets/sale': yes({ sale: sale({ price: '41' }) }) });
    watch();
    fireEvent.click(within(await card()).getByRole('button', { name: 'Get a ticket' }));
    expect(await screen.findByText('That is more than you have.')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Pay 41 WGM' }) as HTMLButtonElement).disabled).toBe(true);
    cleanup();
    serve({ ...answers, 'GET /api/tickets/sale': yes({ sale: sale({ left: 0 }) }) });
    watch();
    expect((await card()).textContent).toContain('Sold out');
    cleanup();
    serve({ ...answers, 'GET /api/tickets/sale': yes({ sale: sale({ ticket: ticket({ state: 'refunded' }) }) }) });
    watch();
    expect((await card()).textContent).toContain('Your ticket was paid back');
  });
});

describe('a host', () => {
  it('[MON-11] sees what is sold and what it will bring, and changes it while nobody has bought', async () => {
    keepStoredUser(ana);
    const log = serve({
      ...answers,
      'GET /api/streams/one': yes({ stream: soon }),
      'GET /api/tickets/sale': yes({ sale: sale({ sold: { count: 17, sum: '170' } }) }),
      'PUT /api/tickets/sale': no(409, 'already_sold', 'Somebody has a ticket already.'),
    });
    watch();
    const shown = await screen.findByRole('region', { name: 'Tickets' });
    expect(shown.textContent).toContain('17 of 20 sold');
    expect(shown.textContent).toContain('170 WGM are held for you');
    fireEvent.click(within(shown).getByRole('button', { name: 'Change' }));
    fireEvent.change(await screen.findByLabelText('Price in WGM'), { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody has a ticket already.')).toBeTruthy();
    expect(log.find(({ line }) => line === 'PUT /api/tickets/sale')?.body).toEqual({
      stream_id: soon.id,
      unit: 'WGM',
      price: '12',
      seats: 20,
    });
  });

  it('[MON-11] sells tickets while scheduling; what could not be set up is tried again without a second stream', async () => {
    keepStoredUser(ana);
    let tries = 0;
    const log = serve({
      ...answers,
      'GET /api/tickets/choices': choices({ decimals: 9, is_linked: true }),
      'GET /api/streams': yes({ streams: [], next_cursor: null }),
      'POST /api/streams': yes({ stream: soon }),
      'PUT /api/tickets/sale': () => ((tries += 1) === 1 ? no(503, 'busy', 'Not now.') : yes({ sale: sale() })),
    });
    draw(<LivestreamPage />, '/livestream');
    fireEvent.click(await screen.findByRole('button', { name: 'Schedule Stream' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Tomorrow' } });
    fireEvent.click(screen.getByRole('switch', { name: 'Sell tickets' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'WGR' }));
    fireEvent.change(screen.getByLabelText('Price in WGR'), { target: { value: 'five' } });
    fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('A price above zero, such as 5')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Price in WGR'), { target: { value: '2.5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText(/its tickets are not set up yet: Not now/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(log.filter(({ line }) => line === 'POST /api/streams')).toHaveLength(1);
    expect(log.findLast(({ line }) => line === 'PUT /api/tickets/sale')?.body).toEqual({
      stream_id: soon.id,
      unit: 'WGR',
      price: '2500000000',
      seats: null,
    });
  });
});
