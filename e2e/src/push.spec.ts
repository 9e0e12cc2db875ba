// A browser that is not looked at is woken.
import { wholeBrowser } from './browsers.ts';
import { expect, test } from './journey.ts';

test.use({ launchOptions: wholeBrowser, serviceWorkers: 'allow', permissions: ['notifications'] });

test('a push shows its sentence, and the newest of its kind alone @wide', async ({ page, baseURL }) => {
  await page.goto('/terms');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (body: string) => {
    const data = JSON.stringify({ title: 'Wagram', body, tag: 'like:1', url: '/post/1' });
    return devtools.send('ServiceWorker.deliverPushMessage', { origin: baseURL, registrationId, data });
  };
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ body }) => body);
    });
  await push('@bob liked your post');
  await expect.poll(shown).toEqual(['@bob liked your post']);
  await push('@cleo liked your post');
  await expect.poll(shown).toEqual(['@cleo liked your post']);
});
