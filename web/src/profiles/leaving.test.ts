import { describe, expect, it } from 'vitest';
import { leavingPath } from './leaving.ts';

describe('leaving a profile', () => {
  it.each([
    ['from a chat', { from: 'chat' as const }, null, '/messages'],
    ['from a chat, by the way one came', null, '/dm/bob', '/messages'],
    ['from the list of another profile', { originalProfile: '@eva' }, '/user/eva/followers', '/user/eva'],
    ['from another profile, by the way one came', null, '/user/eva', '/user/eva'],
    ['from one’s own list of it', { originalProfile: '@Bob' }, '/user/bob/followers', '/home'],
    ['from anywhere else', null, '/explore', '/home'],
    ['from nowhere', null, null, '/home'],
  ])('[USER-02] %s', (_where, origin, before, path) => {
    expect(leavingPath('bob', origin, before)).toBe(path);
  });
});
