import { defaultChoices } from '@wagram/contract/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser, removeStored } from '#kernel';
import { draw, openPage, person, serve, where, yes } from '#testing';
import { NotificationSettingsPage } from './notification-settings.tsx';

const NAMES = ['Likes', 'Comments', 'New followers', 'Direct messages'];
const allOn = { likes: true, comments: true, newFollowers: true, directMessages: true, streams: true };
const open = () => draw(<NotificationSettingsPage />, '/notification-settings');
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';
const kept = (): unknown => JSON.parse(window.localStorage.getItem('acme_settings') ?? 'null');

describe('the notification settings', () => {
  beforeEach(() => {
    openPage();
    removeStored('settings');
  });

  it('[NOTI-04] four switches, on by default, and back to the notifications', () => {
    serve({});
    open();
    expect(NAMES.map(isOn)).toEqual([true, true, true, true]);
    fireEvent.click(screen.getByRole('link', { name: 'Back to notifications' }));
    expect(where()).toBe('/notifications');
  });

  it('[NOTI-04] a guest’s are kept on the device, and sent nowhere', async () => {
    const log = serve({});
    open();
    fireEvent.click(screen.getByRole('switch', { name: 'Likes' }));
    await waitFor(() => expect(isOn('Likes')).toBe(false));
    expect(kept()).toMatchObject({ notify: { ...allOn, likes: false } });
    expect(log).toEqual([]);
    open();
    expect(screen.getAllByRole('switch', { name: 'Likes' }).map((one) => one.getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
    ]);
  });

  it('[LAUN-01, BUY-01] D26: what a member waits for is seen here and can be taken back', async () => {
    keepStoredUser(person('ana'));
    const waitingFor = (waitlists: object) =>
      yes({ settings: { ...defaultChoices, wishes: { ...defaultChoices.wishes, ...waitlists } } });
    const log = serve({
      'GET /api/settings': waitingFor({ token: true }),
      'PUT /api/settings': ({ body }) => waitingFor((body as { wishes: object }).wishes),
    });
    open();
    await waitFor(() => expect(isOn('The WGR token')).toBe(true));
    expect(isOn('Launchpad')).toBe(false);
    fireEvent.click(screen.getByRole('switch', { name: 'The WGR token' }));
    await waitFor(() => expect(isOn('The WGR token')).toBe(false));
    await waitFor(() =>
      expect(log.find(({ line }) => line === 'PUT /api/settings')?.body).toEqual({ wishes: { token: false } }),
    );
  });

  it('[NOTI-04] D12: a member’s come from the server and go there, and stay on the device too', async () => {
    keepStoredUser(person('ana'));
    const log = serve({
      'GET /api/settings': yes({ settings: { ...defaultChoices, notify: { ...allOn, comments: false } } }),
      'PUT /api/settings': ({ body }) =>
        yes({ settings: { ...defaultChoices, notify: { ...allOn, ...(body as { notify: object }).notify } } }),
    });
    open();
    await waitFor(() => expect(isOn('Comments')).toBe(false));
    expect(isOn('Going live')).toBe(true);
    fireEvent.click(screen.getByRole('switch', { name: 'New followers' }));
    await waitFor(() => expect(isOn('New followers')).toBe(false));
    await waitFor(() =>
      expect(log.find(({ line }) => line === 'PUT /api/settings')?.body).toEqual({
        user_id: person('ana').id,
        notify: { newFollowers: false },
      }),
    );
    expect(kept()).toMatchObject({ notify: { ...allOn, comments: false, newFollowers: false } });
  });

  it('[NOTI-04] a switch that the server did not hear goes back', async () => {
    keepStoredUser(person('ana'));
    const log = serve({
      'GET /api/settings': yes({ settings: { ...defaultChoices, notify: allOn } }),
      'PUT /api/settings': 'unreachable',
    });
    open();
    fireEvent.click(screen.getByRole('switch', { name: 'Direct messages' }));
    expect(kept()).toMatchObject({ notify: { ...allOn, directMessages: false } });
    await waitFor(() => expect(log.map(({ line }) => line)).toContain('PUT /api/settings'));
    await waitFor(() => expect(kept()).toMatchObject({ notify: allOn }));
    await waitFor(() => expect(isOn('Direct messages')).toBe(true));
  });

  it('says why this device cannot be woken', () => {
    keepStoredUser(person('ana'));
    serve({});
    open();
    expect(screen.getByText('This browser cannot show notifications here.')).toBeTruthy();
    vi.stubGlobal('Notification', { permission: 'denied' });
    vi.stubGlobal('PushManager', {});
    vi.stubGlobal('navigator', { serviceWorker: {}, onLine: true });
    open();
    expect(screen.getByText(/Notifications are blocked for this site/)).toBeTruthy();
  });

  it('the device’s switch asks for permission, subscribes with the network’s key and tells the server', async () => {
    keepStoredUser(person('ana'));
    let known: object | null = null;
    const pushManager = {
      getSubscription: async () => known,
      subscribe: vi.fn(async () => {
        known = {
          options: { applicationServerKey: new ArrayBuffer(3) },
          toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: async () => void (known = null),
        };
        return known;
      }),
    };
    const registration = { pushManager };
    const workers = {
      register: async () => registration,
      ready: registration,
      getRegistration: async () => registration,
    };
    const notification = {
      permission: 'default',
      requestPermission: async () => (notification.permission = 'granted'),
    };
    let subscribed = false;
    const log = serve({
      'GET /api/settings': yes({ settings: { ...defaultChoices, notify: allOn } }),
      'GET /api/push-subscriptions': () => yes({ public_key: 'AQID', subscribed }),
      'POST /api/push-subscriptions': () => {
        subscribed = true;
        return yes();
      },
      'DELETE /api/push-subscriptions': () => {
        subscribed = false;
        return yes();
      },
    });
    vi.stubGlobal('Notification', notification);
    vi.stubGlobal('PushManager', {});
    vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true });
    open();
    const push = await screen.findByRole('switch', { name: 'Push on this device' });
    expect(push.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(push);
    await waitFor(() => expect(subscribed).toBe(true));
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: new Uint8Array([1, 2, 3]),
    });
    expect(log.find(({ line }) => line === 'POST /api/push-subscriptions')?.body).toEqual({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p', auth: 'a' },
    });
    await waitFor(() => expect(isOn('Push on this device')).toBe(true));
    fireEvent.click(screen.getByRole('switch', { name: 'Push on this device' }));
    await waitFor(() => expect(subscribed).toBe(false));
    await waitFor(() => expect(isOn('Push on this device')).toBe(false));
    expect(known).toBeNull();
  });
});
