import { describe, expect, it } from 'vitest';
import { Silence } from './silence.ts';

describe('a picture that stands still', () => {
  it('[MEND-20] is told within three seconds after the last packet, and taken back with the next', () => {
    const silence = new Silence();
    expect(silence.see(0, 0)).toBe(false);
    expect(silence.see(0, 60_000)).toBe(false);
    expect(silence.see(40, 60_400)).toBe(false);
    expect(silence.see(80, 60_800)).toBe(false);
    expect(silence.see(80, 62_800)).toBe(false);
    expect(silence.see(80, 63_200)).toBe(true);
    expect(silence.see(81, 63_600)).toBe(false);
    // Over a new connection it begins again.
    expect(silence.see(3, 70_000)).toBe(false);
  });
});
