import type { PostId } from '@wagram/contract/kernel';
import type { WindowVirtualizerHandle } from 'virtua';
import { describe, expect, it } from 'vitest';
import { someId } from '#testing';
import { placeOf, readPlace, rememberPlace, rememberSizes, sizesFor } from './place.ts';

const HEIGHT = 200;
const sizes = [HEIGHT] as unknown as WindowVirtualizerHandle['cache'];

/** A list of cards of one height whose top stands `past` pixels above the window's. */
const scrolled = (past: number) => {
  const list = document.createElement('div');
  list.getBoundingClientRect = () => ({ top: -past }) as DOMRect;
  const handle = {
    cache: sizes,
    scrollOffset: past,
    findItemIndex: (offset: number) => Math.floor(offset / HEIGHT),
    getItemOffset: (index: number) => index * HEIGHT,
  } as unknown as WindowVirtualizerHandle;
  return { list, handle };
};
const ids = ['a', 'b', 'c'].map(someId<PostId>);

describe('reading place', () => {
  it('is a post and how far it was scrolled, whatever stands above the list', () => {
    const { list, handle } = scrolled(430);
    expect(readPlace(list, handle, ids)).toMatchObject({ anchor: 'c', offset: 30, count: 3 });
  });

  it('is none at the top, or where there is no post', () => {
    for (const past of [-120, 0]) {
      const { list, handle } = scrolled(past);
      expect(readPlace(list, handle, ids)).toBeNull();
    }
    const { list, handle } = scrolled(10_000);
    expect(readPlace(list, handle, ids)).toBeNull();
  });

  it('belongs to its list, and takes measured heights along', () => {
    const { list, handle } = scrolled(250);
    rememberPlace('one', readPlace(list, handle, ids));
    rememberSizes('one', sizes, 20);
    rememberSizes('two', sizes, 20);
    expect(placeOf('one')).toMatchObject({ anchor: 'b', offset: 50, count: 20 });
    expect(placeOf('two')).toBeNull();
    rememberPlace('one', null);
    expect(placeOf('one')).toBeNull();
  });

  it('offers heights only for as many posts at the same width', () => {
    const { list, handle } = scrolled(250);
    const place = readPlace(list, handle, ids);
    expect(sizesFor(place, 3)).toBe(sizes);
    expect(sizesFor(place, 4)).toBeUndefined();
    expect(sizesFor(place && { ...place, width: 1 }, 3)).toBeUndefined();
    expect(sizesFor(null, 3)).toBeUndefined();
  });
});
