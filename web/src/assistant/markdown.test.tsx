import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, openPage } from '../testing/index.ts';
import { Markdown } from './markdown-view.tsx';
import { parseInline, parseMarkdown, toLink } from './markdown.ts';

const plain = (text: string) => ({ kind: 'text', text });

describe('markdown', () => {
  it('[AI-01] knows paragraphs, headings, lists, quotes and code', () => {
    const text = '# Title\n\nOne\ntwo\n\n- a\n- **b**\n\n3. x\n4. y\n\n> said\n\n```js\nlet a = `1`;\n```\nend';
    expect(parseMarkdown(text)).toEqual([
      { kind: 'heading', level: 1, inlines: [plain('Title')] },
      { kind: 'paragraph', inlines: [plain('One\ntwo')] },
      { kind: 'list', isOrdered: false, start: 1, items: [[plain('a')], [{ kind: 'bold', text: 'b' }]] },
      { kind: 'list', isOrdered: true, start: 3, items: [[plain('x')], [plain('y')]] },
      { kind: 'quote', inlines: [plain('said')] },
      { kind: 'code', text: 'let a = `1`;' },
      { kind: 'paragraph', inlines: [plain('end')] },
    ]);
  });

  it('links to https and to posts and members here, and to nothing else', () => {
    const post = '/post/01890a5d-ac96-774b-bcce-b302099a8057';
    expect(toLink('a', 'https://example.org/x')).toMatchObject({ to: 'https://example.org/x', isOwn: false });
    expect(toLink('a', post)).toMatchObject({ to: post, isOwn: true });
    expect(toLink('a', '/user/ana')).toMatchObject({ isOwn: true });
    // MEND-21: wherever an answer without a model leads.
    for (const to of [
      '/trending',
      '/search?q=%23solana',
      '/wallet/settings',
      '/rewards',
      post.replace('post', 'group'),
    ])
      expect(toLink('a', to)).toMatchObject({ to, isOwn: true });
    for (const to of ['/logout', '/search?q=a&tab=x', '//evil.example', '/trending/../logout', '/api/posts'])
      expect(toLink('a', to)).toBeNull();
    for (const target of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'http://example.org',
      '//example.org',
      '/logout',
      '/user/../logout',
      'https://you@evil.example',
      'https://',
      'vbscript:x',
      '\u0001javascript:x',
    ])
      expect([target, toLink('a', target)]).toEqual([target, null]);
    expect(parseInline('see https://example.org/a. Bye')).toEqual([
      plain('see '),
      { kind: 'link', text: 'https://example.org/a', to: 'https://example.org/a', isOwn: false },
      plain('. Bye'),
    ]);
  });

  it('[AI-01] IN-01: whatever it is given, it draws text and a handful of quiet elements', () => {
    openPage();
    const evil = fc.constantFrom(
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1))',
      '![x](https://evil.example/a.png)',
      '[a](https://a" onclick="alert(1))',
      '<svg/onload=alert(1)>',
      '```\n</code><iframe src=//evil>\n```',
      '**<b>**',
      '&lt;script&gt;',
      '`<style>`',
      '> <a href=javascript:x>',
      '- [`x`](data:,)',
      '\u202e',
    );
    const text = fc.array(fc.oneof(evil, fc.string({ maxLength: 20 }), fc.constant('\n')), { maxLength: 12 });
    fc.assert(
      fc.property(text, (parts) => {
        const { container, unmount } = draw(<Markdown text={parts.join(' ')} />);
        const root = container.querySelector('[dir="auto"]');
        for (const element of root?.querySelectorAll('*') ?? []) {
          expect(['P', 'UL', 'OL', 'LI', 'A', 'CODE', 'PRE', 'STRONG', 'EM', 'BLOCKQUOTE', 'H2', 'H3', 'H4']).toContain(
            element.tagName,
          );
          expect(element.getAttributeNames().some((name) => name.startsWith('on') || name === 'style')).toBe(false);
          if (element.tagName === 'A') expect(element.getAttribute('href')).toMatch(/^(https:\/\/|\/(post|user)\/)/);
        }
        unmount();
      }),
      { numRuns: 60 },
    );
  });

  it('loses no word of a plain text, and takes no time over a long one', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, (all) => {
        const [block] = parseMarkdown(all.join(' '));
        expect(block).toEqual({ kind: 'paragraph', inlines: [plain(all.join(' '))] });
      }),
    );
    for (const sign of ['*', '`', '[', '(', '> ', '- ', '**', '[a](', 'https://', '```\n']) {
      const before = performance.now();
      parseMarkdown(sign.repeat(12_000));
      expect([sign, performance.now() - before < 1_000]).toEqual([sign, true]);
    }
  });
});
