import { useSyncExternalStore } from 'react';
import { createStored, useStore } from './store.ts';

// Before the first paint the same is done by public/theme.js: it is blocking and not inline, so nothing flashes.
export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const BAR = { light: '#fafafd', dark: '#0e0e13' };
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const stored = createStored('theme', (text): ThemeChoice => (text === 'light' || text === 'dark' ? text : 'system'));

export const readThemeChoice = stored.get;

export const currentTheme = (): Theme => {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return prefersDark().matches ? 'dark' : 'light';
};

const paint = () => {
  const theme = currentTheme();
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.documentElement.style.colorScheme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[theme]);
};

export const setTheme = (choice: ThemeChoice): void => {
  stored.set(choice === 'system' ? null : choice);
  paint();
};

/** SHELL-08: toggling flips what is seen, whichever way it came about. */
export const toggleTheme = (): void => setTheme(currentTheme() === 'dark' ? 'light' : 'dark');

const watch = (listener: () => void): (() => void) => {
  const stop = stored.subscribe(listener);
  const system = prefersDark();
  system.addEventListener('change', listener);
  return () => {
    stop();
    system.removeEventListener('change', listener);
  };
};

/** Follows the system and other tabs; called once when the page starts. */
export const followTheme = (): (() => void) => watch(paint);

export const useTheme = (): Theme => useSyncExternalStore(watch, currentTheme, () => 'light');
export const useThemeChoice = (): ThemeChoice => useStore(stored);
