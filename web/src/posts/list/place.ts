import type { PostId } from '@wagram/contract/kernel';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';

/** Where somebody was reading: a post and how far it was scrolled past the top, never a bare number of pixels. */
export interface Place {
  readonly anchor: PostId;
  readonly offset: number;
  /** Measured heights, good for the same posts at the same width. */
  readonly sizes: CacheSnapshot;
  readonly count: number;
  readonly width: number;
}

// By list; each visit of a feed is a list of its own, so going back finds the place that was left.
const places = new Map<string, Place>();

export const placeOf = (list: string): Place | null => places.get(list) ?? null;

export const rememberPlace = (list: string, place: Place | null): void => {
  if (place === null) places.delete(list);
  else places.set(list, place);
};

export const rememberSizes = (list: string, sizes: CacheSnapshot, count: number): void => {
  const place = places.get(list);
  if (place !== undefined) places.set(list, { ...place, sizes, count });
};

/** How far the list's top stands above the window's; what is above the list does not count. */
export const pastTop = (list: HTMLElement): number => -list.getBoundingClientRect().top;

/** Null at the top: there a list starts anew. */
export const readPlace = (list: HTMLElement, handle: WindowVirtualizerHandle, ids: readonly PostId[]): Place | null => {
  const past = pastTop(list);
  const index = handle.findItemIndex(handle.scrollOffset);
  const anchor = ids[index];
  if (past <= 0 || anchor === undefined) return null;
  const offset = past - handle.getItemOffset(index);
  return { anchor, offset, sizes: handle.cache, count: ids.length, width: window.innerWidth };
};

/** Heights help only when nothing has changed that they depend on. */
export const sizesFor = (place: Place | null, count: number): CacheSnapshot | undefined =>
  place !== null && place.count === count && place.width === window.innerWidth ? place.sizes : undefined;
