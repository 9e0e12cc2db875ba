import { pushCalls } from '@wagram/contract/notifications';
import { ask } from '#kernel';

/** Why it cannot be switched on here; null when it can. */
export type PushObstacle = 'unsupported' | 'install' | 'denied';

export const findObstacle = (): PushObstacle | null => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    // Safari on phones can, but only for an app on the home screen.
    return 'standalone' in navigator ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
};

const toBytes = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
};

const isSameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, place) => byte === key[place]);
};

const register = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
};

/** Whether this browser would be woken: it knows a subscription, and the server has it for this session. */
export const readIsPushing = async (isKnownToServer: boolean): Promise<boolean> => {
  if (!isKnownToServer || findObstacle() !== null || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration !== undefined && (await registration.pushManager.getSubscription()) !== null;
};

/** Asks for permission first: browsers listen only within the click. Answers whether it was given. */
export const startPush = async (publicKey: string): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const key = toBytes(publicKey);
  const { pushManager } = await register();
  const old = await pushManager.getSubscription();
  // A network with new keys cannot speak to an old subscription.
  if (old !== null && !isSameKey(old, key)) await old.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await ask(pushCalls.subscribePush, {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  });
  return true;
};

export const stopPush = async (): Promise<void> => {
  await ask(pushCalls.unsubscribePush, {});
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};
