import type { Facet } from '@wagram/contract/kernel';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, openPage } from '#testing';
import { FacetText } from './facet-text.tsx';

const drawText = (text: string, facets: Facet[] = []) => {
  draw(
    <p data-testid="text">
      <FacetText text={text} facets={facets} />
    </p>,
  );
  return screen.getByTestId('text');
};

const facetOn = (text: string, part: string, kind: Facet['kind'], value: string): Facet => {
  const start = text.indexOf(part);
  return { start, end: start + part.length, kind, value };
};

describe('facets', () => {
  beforeEach(() => openPage());

  it('[POST-01] mentions and hashtags lead to people and to search', () => {
    const text = 'with @bob at #sunset';
    const shown = drawText(text, [
      facetOn(text, '@bob', 'mention', 'bob'),
      facetOn(text, '#sunset', 'hashtag', 'sunset'),
    ]);
    expect(shown.textContent).toBe(text);
    expect(screen.getByRole('link', { name: '@bob' }).getAttribute('href')).toBe('/user/bob');
    expect(screen.getByRole('link', { name: '#sunset' }).getAttribute('href')).toBe('/search?q=%23sunset&tab=posts');
  });

  it('[IN-02] a link leaves through a new tab, tells nobody who sent it, and shows its true host', () => {
    const text = 'see https://www.example.com/a/very/long/path/that/goes/on/and/on/for/ever';
    drawText(text, [facetOn(text, text.slice(4), 'link', text.slice(4))]);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe(text.slice(4));
    expect(link.getAttribute('rel')).toBe('noopener nofollow ugc');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.textContent).toMatch(/^example\.com\/a\/very\/long\/.*…$/);
  });

  it('[IN-02] a host in foreign letters shows what it really is', () => {
    const text = 'https://аррӏе.com/login';
    drawText(text, [facetOn(text, text, 'link', text)]);
    expect(screen.getByRole('link').textContent).toMatch(/^xn--/);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    'http://plain.example',
    'https://bank.example@evil.example/',
    'https://user:pass@evil.example/',
    'not an address',
    '\u202Ehttps://evil.example',
  ])('[IN-02] %s stays inert text', (value) => {
    const text = `look: ${value} there`;
    const shown = drawText(text, [facetOn(text, value, 'link', value)]);
    expect(shown.querySelector('a')).toBeNull();
    expect(shown.textContent).toBe(text);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    '&lt;b&gt; &amp; <b>bold</b>',
    "{{constructor.constructor('alert(1)')()}}",
  ])('[IN-01] %s is shown as typed', (text) => {
    const shown = drawText(text);
    expect(shown.textContent).toBe(text);
    expect(shown.children).toHaveLength(0);
  });

  it('facets that overlap or stand outside the text fall out', () => {
    const text = 'hello @bob';
    const mention = facetOn(text, '@bob', 'mention', 'bob');
    const shown = drawText(text, [
      { start: 8, end: 10, kind: 'mention', value: 'ob' },
      mention,
      { start: 4, end: 400, kind: 'hashtag', value: 'x' },
      { start: 3, end: 3, kind: 'hashtag', value: 'x' },
    ]);
    expect(shown.textContent).toBe(text);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
