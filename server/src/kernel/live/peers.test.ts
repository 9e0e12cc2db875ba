import { describe, expect, it } from 'vitest';
import { Peers } from './peers.ts';

describe('a process', () => {
  it('is alone when it hears itself and nobody else for a dozen beats, and only then', () => {
    const clock = { now: 0 };
    const peers = new Peers('me', () => clock.now);
    const areThereAt = (now: number): boolean => {
      clock.now = now;
      return peers.areThere();
    };
    expect(areThereAt(5_000)).toBe(true);
    peers.beginListening();
    expect(peers.hear('me')).toBe(false);
    expect([areThereAt(5_900), areThereAt(6_100)]).toEqual([true, false]);
    expect([peers.hear('other'), peers.hear('other')]).toEqual([true, false]);
    peers.hear('me');
    expect([areThereAt(6_200), areThereAt(67_000)]).toEqual([true, true]);
    peers.hear('me');
    expect(areThereAt(67_200)).toBe(false);
    // Its own words do not come back any more: it hears nobody, and cannot know.
    expect(areThereAt(140_000)).toBe(true);
    peers.hear('me');
    expect(areThereAt(140_001)).toBe(false);
    peers.endListening();
    expect(areThereAt(141_000)).toBe(true);
  });
});
