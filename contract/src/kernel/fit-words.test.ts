import { describe, expect, it } from 'vitest';
import { fitWords } from './fit-words.ts';

const node = { $$typeof: Symbol.for('react.element') };

const english = {
  title: 'Posts',
  most: 3,
  feed: { empty: 'Nothing yet', hint: 'Write one.' },
  by: (name: string) => `By ${name}`,
  agree: (link: unknown) => ['You agree to ', link, '.'],
  steps: [
    { title: 'First', to: '/wallet' },
    { title: 'Then', to: '/help' },
  ],
  fades: ['Slowly', 'Fast'],
};
type Words = typeof english;

const fit = (said: unknown): Words => fitWords(english, said) as Words;

describe('[LNG-04] words on the English ones', () => {
  it('take their place where they are of the same kind', () => {
    const said = fit({
      title: 'Billets',
      most: 4,
      feed: { empty: 'Rien' },
      by: (name: string) => `De ${name}`,
      fades: ['Peu', 'Vite', 'Très vite'],
    });
    expect([said.title, said.most, said.feed, said.by('Ana')]).toEqual([
      'Billets',
      4,
      { empty: 'Rien', hint: 'Write one.' },
      'De Ana',
    ]);
    expect(said.fades).toEqual(['Peu', 'Vite', 'Très vite']);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text instead of a tree', 'Billets'],
    ['other keys', { other: 'Autre', toString: 'a', __proto__: { title: 'Caché' } }],
    ['other kinds', { title: ['Billets'], most: '4', feed: [], by: 'De', agree: {}, steps: 'un', fades: { 0: 'Peu' } }],
    ['functions where none are', { title: () => 'Billets', feed: () => ({ empty: 'Rien' }), fades: [() => 'Peu'] }],
    ['functions that fail or answer something else', { by: () => null, agree: () => 'Oui' }],
  ])('%s leaves English', (_what, said) => {
    const fitted = fit(said);
    expect(JSON.stringify(fitted)).toBe(JSON.stringify(english));
    expect([fitted.by('Ana'), fitted.agree(node)]).toEqual(['By Ana', ['You agree to ', node, '.']]);
  });

  it('a function that throws is said in English', () => {
    const fail = () => {
      throw new RangeError('These words take too long');
    };
    expect(fit({ by: fail }).by('Ana')).toBe('By Ana');
  });

  it('a sentence that is a list has what was handed in, in its own order, and nothing that was made up', () => {
    const { agree } = fit({ agree: (link: unknown) => [link, ' : oui'] });
    expect([node, null, false].map(agree)).toEqual([
      [node, ' : oui'],
      [null, ' : oui'],
      [false, ' : oui'],
    ]);
    for (const made of [{ $$typeof: 'react.element' }, { toString: () => 'x' }, () => 'x', ['x']])
      expect(fit({ agree: () => ['Oui', made] }).agree(node)).toEqual(['You agree to ', node, '.']);
  });

  it('a list of things with parts has as many as in English, which lead where they led', () => {
    const said = fit({ steps: [{ title: 'D’abord', to: 'https://elsewhere.example' }, 'x', { title: 'Fin' }] });
    expect(said.steps).toEqual([
      { title: 'D’abord', to: '/wallet' },
      { title: 'Then', to: '/help' },
    ]);
  });
});
