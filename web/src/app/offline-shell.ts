import { logWarning } from '#kernel';

/** The service worker comes after the page has settled, so that it never competes with the first paint. */
export const keepShellOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((cause: unknown) => logWarning('The offline shell is not kept', cause));
  };
  window.addEventListener('load', () => window.setTimeout(register, 2_000), { once: true });
};
