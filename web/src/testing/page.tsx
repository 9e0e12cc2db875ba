import type { PublicConfig } from '@wagram/contract/kernel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { closeDialog } from '#ui';
import { dropStoredUser, forgetConfig } from '#kernel';
import { plainConfig } from './config.ts';

/** A fresh page: empty storage, no dialog, and the configuration that a server would have rendered into it. */
export const openPage = (change: Partial<PublicConfig> = {}): void => {
  cleanup();
  closeDialog();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'config';
  script.textContent = JSON.stringify({ ...plainConfig, ...change });
  document.head.append(script);
  forgetConfig();
  window.localStorage.clear();
  dropStoredUser();
};

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
};

/** Draws an element as the app would, at an address. */
export const draw = (element: ReactNode, at = '/') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>
        {element}
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );

export const where = (): string => document.querySelector('[data-testid="where"]')?.textContent ?? '';
