import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, someId } from '#testing';
import { readStored, watchStored, writeStored } from './storage.ts';
import { keepStoredUser, readStoredUser, watchStoredUser } from './stored-user.ts';

describe('storage', () => {
  beforeEach(() => openPage());
  afterEach(() => vi.restoreAllMocks());

  it('keeps each value under the brand and its own name', () => {
    writeStored('theme', 'dark');
    expect(window.localStorage.getItem('acme_theme')).toBe('dark');
    expect(window.localStorage.getItem('acme_version')).toBe('1');
  });

  it('lives on memory when the browser keeps nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(writeStored('theme', 'dark')).toBe(false);
    expect(readStored('theme')).toBe('dark');
  });

  it('lives on memory when the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(writeStored('guest', 'yes')).toBe(false);
    expect(readStored('guest')).toBe('yes');
  });

  it('[AUTH-21] the stored user is JSON under the user key', () => {
    keepStoredUser({ id: someId('1'), username: '@ana' });
    expect(JSON.parse(window.localStorage.getItem('acme_user') ?? '')).toEqual({ id: '1', username: '@ana' });
    expect(readStoredUser()).toEqual({ id: '1', username: '@ana' });
  });

  it.each(['{broken', '"a text"', 'null', '[]', '{"id":7,"username":"@ana"}', ''])(
    '[AUTH-21] an unreadable stored user is removed: %s',
    (text) => {
      window.localStorage.setItem('acme_user', text);
      expect(readStoredUser()).toBeNull();
      expect(window.localStorage.getItem('acme_user')).toBeNull();
    },
  );

  it('hears another tab, and only its own key', () => {
    const heard = vi.fn();
    const stop = watchStored('theme', heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'acme_guest' }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'acme_theme', newValue: 'dark' }));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });

  it('[AUTH-21] a sign-out in another tab is heard here', () => {
    keepStoredUser({ id: someId('1'), username: '@ana' });
    const seen: unknown[] = [];
    const stop = watchStoredUser(() => seen.push(readStoredUser()));
    window.localStorage.removeItem('acme_user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'acme_user', newValue: null }));
    expect(seen).toEqual([null]);
    stop();
  });
});
