import { describe, expect, it } from 'vitest';
import { nodeNote } from './node-support.ts';

const on = (day: string): Date => new Date(`${day}T12:00:00Z`);

describe('what a start says of Node', () => {
  it('[OPS-09] nothing while its line is kept, to the last day', () => {
    expect(nodeNote('20.19.0', on('2026-04-30'))).toBeNull();
    expect(nodeNote('22.12.0', on('2026-11-18'))).toBeNull();
    expect(nodeNote('24.1.0', on('2028-04-30'))).toBeNull();
  });

  it('[OPS-09] a line that is past its end, and which ones are not', () => {
    expect(nodeNote('20.20.2', on('2026-05-01'))).toBe(
      'Node 20 has had no security fixes since 2026-04-30: use Node 22 or 24',
    );
    expect(nodeNote('22.12.0', on('2027-05-01'))).toBe(
      'Node 22 has had no security fixes since 2027-04-30: use Node 24',
    );
    expect(nodeNote('24.1.0', on('2029-01-01'))).toBe(
      'Node 24 has had no security fixes since 2028-04-30: use a newer one',
    );
  });

  it('[OPS-09] a line that was never meant to be kept; nothing of those that are newer than this program', () => {
    expect(nodeNote('23.4.0', on('2026-11-18'))).toBe('Node 23 is not kept for long: use Node 22 or 24');
    expect(nodeNote('26.0.0', on('2026-11-18'))).toBeNull();
  });
});
