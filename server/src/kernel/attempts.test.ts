import { describe, expect, it } from 'vitest';
import { testApp } from '#testing';
import { countAttempt, forgetAttempts } from './attempts.ts';

const rule = { max: 25, windowS: 300 };
const noon = new Date('2026-01-01T12:00:00Z');
const after = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);

describe('counting attempts', () => {
  it('AU-02: of two hundred at once exactly as many are allowed as the rule says', async () => {
    const { app } = await testApp();
    const results = await Promise.all(Array.from({ length: 200 }, () => countAttempt(app.db, 'ana', rule, noon)));
    expect(results.filter((one) => one.allowed)).toHaveLength(25);
    expect(results.every((one) => one.retryAfterS === 300)).toBe(true);
  });

  it('AU-01: begins anew when the window is over, not before, and tells how long that takes', async () => {
    const { app } = await testApp();
    const count = (at: Date) => countAttempt(app.db, 'ana', { max: 2, windowS: 300 }, at);
    expect(await count(noon)).toEqual({ allowed: true, retryAfterS: 300 });
    expect(await count(after(100))).toEqual({ allowed: true, retryAfterS: 200 });
    expect(await count(after(299))).toEqual({ allowed: false, retryAfterS: 1 });
    expect(await count(after(299.9))).toEqual({ allowed: false, retryAfterS: 1 });
    expect(await count(after(300))).toEqual({ allowed: true, retryAfterS: 300 });
    expect(await count(after(301))).toEqual({ allowed: true, retryAfterS: 299 });
    expect(await count(after(302))).toEqual({ allowed: false, retryAfterS: 298 });
  });

  it('[SR-M13] a window that ends later than one can begin now was counted by a clock that ran ahead, and locks nobody out', async () => {
    const { app } = await testApp();
    const one = { max: 1, windowS: 300 };
    const count = (at: Date) => countAttempt(app.db, 'ana', one, at);
    expect((await count(after(3600))).allowed).toBe(true);
    expect((await count(after(3600))).allowed).toBe(false);
    expect(await count(noon)).toEqual({ allowed: true, retryAfterS: 300 });
    expect((await count(after(1))).allowed).toBe(false);
    // Clocks of processes differ a little: that gives nobody a new window.
    expect((await count(after(-5))).allowed).toBe(false);
  });

  it('counts each key for itself, and forgets one when asked to', async () => {
    const { app } = await testApp();
    const one = { max: 1, windowS: 300 };
    expect((await countAttempt(app.db, 'ana', one, noon)).allowed).toBe(true);
    expect((await countAttempt(app.db, 'bob', one, noon)).allowed).toBe(true);
    expect((await countAttempt(app.db, 'ana', one, noon)).allowed).toBe(false);
    await forgetAttempts(app.db, 'ana');
    expect((await countAttempt(app.db, 'ana', one, noon)).allowed).toBe(true);
    expect((await countAttempt(app.db, 'bob', one, noon)).allowed).toBe(false);
  });
});
