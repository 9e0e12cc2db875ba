import { describe, expect, it } from 'vitest';
import { movedOn, muted, preloadFor, shouldPlay, START, tapped, toggled } from './autoplay.ts';

const here = { isCurrent: true, isSeen: true, isCalm: false };

describe('videos that play by themselves', () => {
  it('are muted, and only the one in view plays', () => {
    expect(START.isMuted).toBe(true);
    expect(shouldPlay(START, here)).toBe(true);
    expect(shouldPlay(START, { ...here, isCurrent: false })).toBe(false);
    expect(shouldPlay({ ...START, intent: 'play' }, { ...here, isCurrent: false })).toBe(false);
  });

  it('rest while the page is out of sight', () => {
    expect(shouldPlay(START, { ...here, isSeen: false })).toBe(false);
    expect(shouldPlay({ ...START, intent: 'play' }, { ...here, isSeen: false })).toBe(false);
  });

  it('do not, for those who want less motion or less data, until they are asked to', () => {
    const calm = { ...here, isCalm: true };
    expect(shouldPlay(START, calm)).toBe(false);
    expect(shouldPlay(tapped(START, false), calm)).toBe(true);
    expect(shouldPlay(movedOn(tapped(START, false)), calm)).toBe(false);
  });

  it('load only what is about to be seen', () => {
    expect([-1, 0, 1, 2].map((distance) => preloadFor(distance, false))).toEqual(['none', 'auto', 'metadata', 'none']);
    expect([-1, 0, 1, 2].map((distance) => preloadFor(distance, true))).toEqual(['none', 'metadata', 'none', 'none']);
  });
});

describe('a tap', () => {
  it('turns the sound on first, then pauses, then goes on with sound', () => {
    const loud = tapped(START, true);
    expect(loud).toEqual({ intent: 'none', isMuted: false });
    const paused = tapped(loud, true);
    expect(paused).toEqual({ intent: 'pause', isMuted: false });
    expect(shouldPlay(paused, here)).toBe(false);
    expect(tapped(paused, false)).toEqual({ intent: 'play', isMuted: false });
  });

  it('on a video that rests starts it with its sound', () => {
    expect(tapped(START, false)).toEqual({ intent: 'play', isMuted: false });
  });

  it('counts for this video; the sound stays on for the next', () => {
    expect(movedOn({ intent: 'pause', isMuted: false })).toEqual({ intent: 'none', isMuted: false });
  });

  it('by key pauses without a word about the sound, and mutes without a word about the rest', () => {
    expect(toggled(START, true)).toEqual({ intent: 'pause', isMuted: true });
    expect(toggled({ intent: 'pause', isMuted: true }, false)).toEqual({ intent: 'play', isMuted: true });
    expect(muted({ intent: 'pause', isMuted: true })).toEqual({ intent: 'pause', isMuted: false });
  });
});
