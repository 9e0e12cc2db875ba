import { asId } from '@wagram/contract/kernel';
import type { EarningView } from '@wagram/contract/ledger';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '#auth';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { earningsCsv } from './csv.ts';
import { EarningsPage } from './earnings.tsx';

const nothing = { total: '0', withdrawable: '0', days: [], kinds: [], givers: [] };
const some = {
  total: '1225',
  withdrawable: '200',
  days: [
    { day: '2026-11-14', kind: 'gift', amount: '1000' },
    { day: '2026-11-16', kind: 'gift', amount: '30' },
    { day: '2026-11-16', kind: 'superchat', amount: '200' },
    { day: '2026-11-16', kind: 'taken_back', amount: '-5' },
  ],
  kinds: [
    { kind: 'gift', amount: '1030', times: 3 },
    { kind: 'superchat', amount: '200', times: 1 },
    { kind: 'some_day', amount: '0', times: 1 },
    { kind: 'taken_back', amount: '-5', times: 1 },
  ],
  givers: [
    { who: { username: '@bob', displayName: 'Bob', avatar_url: null }, amount: '1025', times: 2 },
    { who: null, amount: '100', times: 1 },
    { who: null, amount: '100', times: 1 },
  ],
};
const earning = (change: Partial<EarningView> = {}): EarningView => ({
  id: asId('01890a5d-ac96-774b-bcce-b30200000001'),
  kind: 'gift',
  from: '@bob',
  amount: '5',
  withdrawable: '0',
  words: null,
  created_at: '2026-11-15T10:00:00.000Z',
  ...change,
});
const open = (address = '/earnings') => draw(<EarningsPage />, address);
const REPORT = 'GET /api/ledger/earnings/report';

describe('earnings', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
    vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  it('[MON-13] a guest is asked to sign in', async () => {
    openPage();
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    open();
    expect(await screen.findByText('What you earn is for you alone to see.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('[MON-13] shows the sum of the week, what it was for and who gave most', async () => {
    const asked: unknown[] = [];
    serve({
      [REPORT]: ({ query }) => {
        asked.push([query['from'], query['to']]);
        return yes({ report: some });
      },
    });
    open();
    expect(await screen.findByText('1,225 WGM')).toBeTruthy();
    expect(asked).toEqual([['2026-11-10', '2026-11-16']]);
    expect(screen.getByText('200 WGM of it came in from wallets and can be withdrawn.')).toBeTruthy();
    const lines = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((line) => line.textContent);
    expect(lines('What for')).toEqual([
      'Gifts3 times1,030',
      'Super chats1 time200',
      'Some day1 time0',
      'Taken back1 time-5',
    ]);
    expect(lines('Top supporters')).toEqual([
      'BBob@bob · gave 2 times1,025',
      'Somebodygave once100',
      'Somebodygave once100',
    ]);
    expect(screen.getByRole('link', { name: /Bob/ }).getAttribute('href')).toBe('/user/bob');
  });

  it('[MON-13] the chart says each day by one slider, also one on which nothing came', async () => {
    serve({ [REPORT]: yes({ report: some }) });
    open();
    const slider = await screen.findByRole('slider', { name: 'Day of the chart' });
    const said = () => slider.getAttribute('aria-valuetext');
    expect(said()).toBe('Monday, November 16: 225 WGM. Gifts 30, Super chats 200, Taken back -5');
    fireEvent.change(slider, { target: { value: '5' } });
    expect(said()).toBe('Sunday, November 15: 0 WGM');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(said()).toBe('Tuesday, November 10: 0 WGM');
    expect(document.querySelectorAll('[data-column]')).toHaveLength(7);
  });

  it('[MON-13] a year is drawn by its months, and thirty days by day', async () => {
    const asked: unknown[] = [];
    serve({
      [REPORT]: ({ query }) => {
        asked.push(query['from']);
        return yes({ report: some });
      },
    });
    open('/earnings?span=year');
    const slider = await screen.findByRole('slider', { name: 'Month of the chart' });
    expect(slider.getAttribute('aria-valuetext')).toBe(
      'November: 1,225 WGM. Gifts 1,030, Super chats 200, Taken back -5',
    );
    expect(document.querySelectorAll('[data-column]')).toHaveLength(11);
    fireEvent.click(screen.getByRole('link', { name: '30 days' }));
    expect(await screen.findByRole('slider', { name: 'Day of the chart' })).toBeTruthy();
    expect(document.querySelectorAll('[data-column]')).toHaveLength(30);
    expect(asked).toEqual(['2026-01-01', '2026-10-18']);
  });

  it('[MON-13] whoever earned nothing is told how one earns; a failure offers another try', async () => {
    let isBroken = true;
    serve({ [REPORT]: () => (isBroken ? no(500, 'unexpected', 'No') : yes({ report: nothing })) });
    open();
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing earned in these 7 days')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write a post' }).getAttribute('href')).toBe('/compose');
    expect(screen.getByRole('link', { name: 'Invite friends' }).getAttribute('href')).toBe('/rewards');
  });

  it('[MON-13] a year is downloaded page by page, and a failure is told', async () => {
    const asked: unknown[] = [];
    const made: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) made.push(blob);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    let isBroken = false;
    serve({
      [REPORT]: yes({ report: nothing }),
      'GET /api/ledger/earnings/year': ({ query }) => {
        if (isBroken) return no(503, 'unavailable', 'Later');
        asked.push([query['year'], query['cursor']]);
        return query['cursor'] === undefined
          ? yes({ earnings: [earning()], next_cursor: earning().id })
          : yes({ earnings: [earning({ amount: '-5', kind: 'taken_back' })], next_cursor: null });
      },
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Download 2026 as CSV' }));
    await waitFor(() => expect(names).toEqual(['acme-earnings-2026.csv']));
    expect(asked).toEqual([
      ['2026', undefined],
      ['2026', earning().id],
    ]);
    expect((await made[0]?.text())?.split('\r\n')).toEqual([
      'date,kind,from,amount,withdrawable,words',
      '2026-11-15T10:00:00.000Z,gift,bob,5,0,',
      '2026-11-15T10:00:00.000Z,taken_back,bob,-5,0,',
      '',
    ]);
    isBroken = true;
    fireEvent.click(await screen.findByRole('button', { name: 'Download 2026 as CSV' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download 2026 as CSV' })).toHaveProperty('disabled', false),
    );
    expect(names).toHaveLength(1);
  });

  it('[MON-13] who was here last year can download that too', async () => {
    keepStoredUser(person('ana', { created_at: '2025-12-31T23:00:00.000Z' }));
    serve({ [REPORT]: yes({ report: nothing }) });
    open();
    expect(await screen.findByRole('button', { name: 'Download 2025 as CSV' })).toBeTruthy();
  });
});

describe('the file of a year', () => {
  it('[MON-13] holds nothing that a spreadsheet would run', () => {
    const csv = earningsCsv([
      earning({ words: '=cmd|x', from: '@=1+1' }),
      earning({ words: 'a "b", c\nd', from: null, amount: '-7', withdrawable: '-2' }),
    ]);
    expect(csv.split('\r\n').slice(1, -1)).toEqual([
      "2026-11-15T10:00:00.000Z,gift,'=1+1,5,0,'=cmd|x",
      '2026-11-15T10:00:00.000Z,gift,,-7,-2,"a ""b"", c\nd"',
    ]);
  });
});
