// Stands for '#testing' and '#ui' while faults are tried out: the tests of the keys need a page with its configuration and the
// clipboard, and no screens. Loading those for each fault would take most of the time.
import { defaultBrand } from '@wagram/contract/kernel';
import { vi } from 'vitest';
import { dropStoredUser, forgetConfig } from '../../web/src/kernel/index.ts';

export { person } from '../../web/src/testing/people.ts';
export { no, serve, yes } from '../../web/src/testing/server.ts';
export { copyText } from '../../web/src/ui/copy-text.ts';

export const openPage = (): void => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'config';
  script.textContent = JSON.stringify({ brand: { ...defaultBrand, name: 'Acme', slug: 'acme' } });
  document.head.append(script);
  forgetConfig();
  window.localStorage.clear();
  dropStoredUser();
};
