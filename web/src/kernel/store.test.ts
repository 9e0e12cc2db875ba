import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#testing';
import { createStore, createStored } from './store.ts';

describe('a store', () => {
  beforeEach(() => openPage());

  it('tells its value to those who listen, until they stop', () => {
    const store = createStore(1);
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.set(2);
    stop();
    store.set(3);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe(3);
  });

  it('in the storage gives the same value for the same text', () => {
    const stored = createStored('searches', (text) => ({ text }));
    stored.set('a');
    const first = stored.get();
    expect(stored.get()).toBe(first);
    stored.set('b');
    expect(stored.get()).toEqual({ text: 'b' });
    stored.set(null);
    expect(window.localStorage.getItem('acme_searches')).toBeNull();
    expect(stored.get()).toEqual({ text: null });
  });

  it('in the storage hears what another tab writes', () => {
    const stored = createStored('searches', (text) => text);
    const heard = vi.fn();
    const stop = stored.subscribe(heard);
    window.localStorage.setItem('acme_searches', 'there');
    window.dispatchEvent(new StorageEvent('storage', { key: 'acme_searches', newValue: 'there' }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(stored.get()).toBe('there');
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'acme_searches', newValue: 'there' }));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
