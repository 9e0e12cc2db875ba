import { describe, expect, it } from 'vitest';
import { findSettings } from './find-settings.ts';
import type { FindableSetting } from './find-settings.ts';

const make = (id: string, label: string, words: string, section: string): FindableSetting => ({
  id,
  to: '/x',
  label,
  words,
  section,
});
const all = [
  make('theme', 'Theme', 'dark mode light night', 'Display'),
  make('dm', 'Direct messages', 'chat inbox', 'Notifications'),
  make('night', 'Night bell', 'quiet', 'Notifications'),
  make('names', 'Élan', '', 'Display'),
];
const ids = (typed: string) => findSettings(all, typed).map(({ id }) => id);

describe('finding a setting', () => {
  it('[SOC-09] finds it by its name, by what others call it and by its section', () => {
    expect(ids('theme')).toEqual(['theme']);
    expect(ids('dark')).toEqual(['theme']);
    expect(ids('notifications')).toEqual(['dm', 'night']);
  });

  it('[SOC-09] takes the beginning of words in any order, case and accent, and all of them', () => {
    expect(ids('MESS dir')).toEqual(['dm']);
    expect(ids('elan')).toEqual(['names']);
    expect(ids('dark chat')).toEqual([]);
  });

  it('[SOC-09] puts a name before a synonym; nothing typed finds nothing', () => {
    expect(ids('night')).toEqual(['night', 'theme']);
    expect(ids('  ')).toEqual([]);
    expect(ids('!?')).toEqual([]);
  });
});
