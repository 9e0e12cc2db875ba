import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actOnPostByKey } from './post-keys.ts';

const clicked = vi.fn();
const focused = () => document.activeElement?.getAttribute('data-post') ?? null;

describe('keys of posts', () => {
  beforeEach(() => {
    clicked.mockReset();
    document.body.innerHTML = `<main id="main">${['one', 'two', 'three']
      .map(
        (id) => `<article data-post="${id}" tabindex="0">
          ${['like', 'reply', 'bookmark', 'open'].map((act) => `<button data-act="${act}">${id} ${act}</button>`).join('')}
        </article>`,
      )
      .join('')}</main>`;
    const main = document.querySelector('main');
    main?.addEventListener('click', (event) => clicked((event.target as HTMLElement).textContent));
    for (const post of document.querySelectorAll('article')) {
      post.getBoundingClientRect = () => ({ bottom: post.dataset['post'] === 'one' ? -50 : 400 }) as DOMRect;
      post.scrollIntoView = vi.fn();
    }
  });

  it('j starts at the first post in sight, then j and k step and stop at the ends', () => {
    actOnPostByKey('j');
    expect(focused()).toBe('two');
    actOnPostByKey('j');
    expect(focused()).toBe('three');
    actOnPostByKey('j');
    expect(focused()).toBe('three');
    actOnPostByKey('k');
    actOnPostByKey('k');
    expect(focused()).toBe('one');
  });

  it.each([
    ['l', 'two like'],
    ['r', 'two reply'],
    ['b', 'two bookmark'],
    ['o', 'two open'],
    ['Enter', 'two open'],
  ])('%s acts on the post that has the focus', (key, text) => {
    expect(actOnPostByKey(key)).toBe(false);
    actOnPostByKey('j');
    expect(actOnPostByKey(key)).toBe(true);
    expect(clicked).toHaveBeenCalledExactlyOnceWith(text);
  });

  it('Enter on a button inside the card is the button’s own', () => {
    document.querySelector<HTMLElement>('[data-act="like"]')?.focus();
    expect(actOnPostByKey('Enter')).toBe(false);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('other keys mean nothing here', () => {
    expect(actOnPostByKey('x')).toBe(false);
  });
});
