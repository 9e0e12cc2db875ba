import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#testing';
import { currentTheme, followTheme, readThemeChoice, setTheme, toggleTheme } from './theme.ts';

const systemIs = (theme: 'light' | 'dark') => {
  const query = { matches: theme === 'dark', addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
};
const isDark = () => document.documentElement.classList.contains('dark');

describe('theme', () => {
  beforeEach(() => openPage());

  it("[SHELL-08] is the system's when nothing is saved", () => {
    systemIs('dark');
    expect(readThemeChoice()).toBe('system');
    expect(currentTheme()).toBe('dark');
    systemIs('light');
    expect(currentTheme()).toBe('light');
  });

  it('[SHELL-08] is saved under its own key and flips', () => {
    systemIs('dark');
    toggleTheme();
    expect(window.localStorage.getItem('acme_theme')).toBe('light');
    expect(isDark()).toBe(false);
    toggleTheme();
    expect(window.localStorage.getItem('acme_theme')).toBe('dark');
    expect(isDark()).toBe(true);
    setTheme('system');
    expect(window.localStorage.getItem('acme_theme')).toBeNull();
  });

  it('[SHELL-08] a saved word that is no theme counts as none', () => {
    systemIs('light');
    window.localStorage.setItem('acme_theme', 'sepia');
    expect(currentTheme()).toBe('light');
  });

  it('[SHELL-08] follows another tab', () => {
    systemIs('light');
    const stop = followTheme();
    window.localStorage.setItem('acme_theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'acme_theme', newValue: 'dark' }));
    expect(isDark()).toBe(true);
    stop();
  });
});
