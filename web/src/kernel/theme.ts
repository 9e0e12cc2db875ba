import { useSyncExternalStore } from 'react';
import { readStored, removeStored, watchStored, writeStored } from './storage.ts';

// Before the first paint the same is done by public/theme.js: it is blocking and not inline, so nothing flashes.
export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const BAR = { light: '#fafafd', dark: '#0e0e13' };
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

export const readThemeChoice = (): ThemeChoice => {
  const kept = readStored('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
};

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

const listeners = new Set<() => void>();
const tell = () => {
  paint();
  for (const listener of listeners) listener();
};

export const setTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') removeStored('theme');
  else writeStored('theme', choice);
  tell();
};

/** SHELL-08: toggling flips what is seen, whichever way it came about. */
export const toggleTheme = (): void => setTheme(currentTheme() === 'dark' ? 'light' : 'dark');

/** Follows the system and other tabs; called once when the page starts. */
export const followTheme = (): (() => void) => {
  const stop = watchStored('theme', tell);
  const system = prefersDark();
  system.addEventListener('change', tell);
  return () => {
    stop();
    system.removeEventListener('change', tell);
  };
};

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useTheme = (): Theme => useSyncExternalStore(watch, currentTheme);
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(watch, readThemeChoice);
