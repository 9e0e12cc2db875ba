import { describe, expect, it } from 'vitest';
import { savedText } from './saved-text.ts';

const NOW = Date.parse('2026-11-15T12:00:00.000Z');

describe('saved', () => {
  it.each([
    ['2026-11-15T12:00:03.000Z', 'Saved Just now'],
    ['2026-11-15T11:00:01.000Z', 'Saved Just now'],
    ['2026-11-15T11:00:00.000Z', 'Saved 1 hour ago'],
    ['2026-11-14T12:00:01.000Z', 'Saved 23 hours ago'],
    ['2026-11-14T12:00:00.000Z', 'Saved 1 day ago'],
    ['2026-10-01T12:00:00.000Z', 'Saved 45 days ago'],
  ])('[BOOK-03] [BOOK-01] %s reads "%s"', (at, text) => {
    expect(savedText(at, NOW)).toBe(text);
  });
});
