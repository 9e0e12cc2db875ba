import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, openPage, serve } from '#testing';
import { PrivacyPage } from './privacy.tsx';

const HEADING = 'When you translate a post';

describe('the privacy policy', () => {
  it('[LNG-05] says where texts go that are translated, on servers where they are', () => {
    openPage({ translate: true });
    serve({});
    draw(<PrivacyPage />, '/privacy');
    expect(screen.getByRole('heading', { name: HEADING })).toBeTruthy();
    const chapters = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(chapters.slice(-2)).toEqual([HEADING, 'Your rights']);
    openPage();
    draw(<PrivacyPage />, '/privacy');
    expect(screen.queryByRole('heading', { name: HEADING })).toBeNull();
  });
});
