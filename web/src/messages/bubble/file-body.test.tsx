import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FileName } from './file-body.tsx';

describe('the name of a file', () => {
  it('[TLK-01] is cut before its end, and never through an emoji', () => {
    const names = ['holiday pictures.zip', `trip 👨‍👩‍👧 ${'🎉'.repeat(10)}`, `👨‍👩‍👧${'x'.repeat(11)}`];
    const shown = names.map((name) => {
      const { unmount } = render(<FileName name={name} />);
      const parts = [...screen.getByTitle(name).children].map(({ textContent }) => textContent);
      unmount();
      return parts;
    });
    expect(shown).toEqual([
      ['holiday ', 'pictures.zip'],
      ['trip ', `👨‍👩‍👧 ${'🎉'.repeat(10)}`],
      ['', `👨‍👩‍👧${'x'.repeat(11)}`],
    ]);
  });
});
