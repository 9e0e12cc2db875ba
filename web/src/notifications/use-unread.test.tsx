import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setIsLive, tellLive } from '#kernel';
import { draw, openPage, person, serve, yes } from '#testing';
import { UnreadCount } from './unread-count.tsx';
import { UnreadMarks } from './unread-marks.tsx';

const id = person('ana').id;
const Bell = () => (
  <>
    <UnreadMarks memberId={id} />
    <UnreadCount memberId={id}>{(unread) => <output aria-label="bell">{unread}</output>}</UnreadCount>
  </>
);
const shown = (): string => screen.getByLabelText('bell').textContent ?? '';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the number of unseen notices', () => {
  let unread = 0;
  let log: { line: string }[] = [];
  beforeEach(() => {
    openPage();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    unread = 2;
    log = serve({ 'GET /api/notifications/unread': () => yes({ unread: unread + 1, unseen: unread }) });
  });
  afterEach(() => {
    setIsLive(false);
    vi.useRealTimers();
  });

  it('[SHELL-09] is asked every 30,000 ms while no live connection carries it', async () => {
    draw(<Bell />);
    await waitFor(() => expect(shown()).toBe('2'));
    unread = 3;
    await pass(29_000);
    expect([log.length, shown()]).toEqual([1, '2']);
    await pass(2_000);
    await waitFor(() => expect(shown()).toBe('3'));
    expect(log).toHaveLength(2);
  });

  it('[SHELL-09] moves at once while one does, and is not asked then', async () => {
    setIsLive(true);
    draw(<Bell />);
    await waitFor(() => expect(shown()).toBe('2'));
    await pass(120_000);
    expect(log).toHaveLength(1);
    act(() => tellLive({ type: 'notice', unread: 8, unseen: 7 }));
    await waitFor(() => expect(shown()).toBe('7'));
    expect(log).toHaveLength(1);
    unread = 9;
    act(() => tellLive({ type: 'resync' }));
    await waitFor(() => expect(shown()).toBe('9'));
  });

  it('stands in the title of every screen, on the tab’s icon and on the app’s', async () => {
    const app = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
    Object.assign(navigator, app);
    document.title = 'Home · Acme';
    document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/favicon.svg">');
    const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');
    const { unmount } = draw(
      <>
        <UnreadMarks memberId={id} />
        <Link to="/wallet" onClick={() => (document.title = 'Wallet · Acme')}>
          go
        </Link>
      </>,
    );
    await waitFor(() => expect(document.title).toBe('(2) Home · Acme'));
    expect([icon(), app.setAppBadge.mock.calls]).toEqual(['/favicon-unread.svg', [[2]]]);
    fireEvent.click(screen.getByText('go'));
    expect(document.title).toBe('(2) Wallet · Acme');
    act(() => tellLive({ type: 'notice', unread: 100, unseen: 100 }));
    await waitFor(() => expect(document.title).toBe('(99+) Wallet · Acme'));
    act(() => tellLive({ type: 'notice', unread: 4, unseen: 0 }));
    await waitFor(() => expect([document.title, icon()]).toEqual(['Wallet · Acme', '/favicon.svg']));
    act(() => tellLive({ type: 'notice', unread: 5, unseen: 1 }));
    await waitFor(() => expect(document.title).toBe('(1) Wallet · Acme'));
    unmount();
    expect([document.title, icon()]).toEqual(['Wallet · Acme', '/favicon.svg']);
    expect(app.clearAppBadge).toHaveBeenCalled();
  });
});
