import { createTexts } from '#kernel';

export const texts = createTexts('app/texts', () => ({
  skip: 'Skip to the content',
  loading: 'Loading',
  offline: 'You are offline. What you see may be out of date.',
  title: (page: string, brand: string) => `${page} · ${brand}`,
  error: {
    title: 'This page stumbled',
    hint: 'Nothing is lost. Try again, and if it happens twice, tell the people who run this server.',
    retry: 'Try again',
    newVersion: 'This page could not be loaded',
    newVersionHint: 'There is a newer version, or the server cannot be reached. Reload to go on.',
    reload: 'Reload',
  },
}));
