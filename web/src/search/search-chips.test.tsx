import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, openPage } from '#testing';
import { SearchChips } from './search-chips.tsx';
import { tabOrder } from './search-path.ts';

describe('operators in sight', () => {
  beforeEach(() => openPage());

  it('[SOC-13] each is said in words and can be taken out of the search', () => {
    draw(<SearchChips query="bread from:mara has:media" tab="posts" />);
    const links = screen.getAllByRole('link');
    expect(links.map((one) => one.textContent)).toEqual(['From @mara', 'With a picture or video']);
    expect(links[0]?.getAttribute('href')).toBe('/search?q=bread+has%3Amedia&tab=posts');
  });

  it('[SOC-13] what was not understood says why', () => {
    draw(<SearchChips query="bread since:soon has:money" />);
    expect(screen.getByText('“since:soon” was left out. Write a day as in since:2026-05-01.')).toBeTruthy();
    expect(
      screen.getByText('“has:money” was left out. After has: comes media, image, video, poll or link.'),
    ).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('[SOC-13] operators ask for posts first', () => {
    expect(tabOrder('bread')[0]).toBe('people');
    expect(tabOrder('bread from:mara')[0]).toBe('posts');
  });
});
