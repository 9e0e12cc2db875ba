import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';
import { ShortName } from './short-name.tsx';

describe('a name that may be cut', () => {
  it('is whole in its title, and has a direction of its own', () => {
    render(<ShortName name="عبد الرحمن القحطاني" />);
    const name = screen.getByText('عبد الرحمن القحطاني');
    expect(name.tagName).toBe('BDI');
    expect(name.title).toBe('عبد الرحمن القحطاني');
    // What cuts it must be the isolate itself: around it, the end of the line would cut the beginning of the name.
    expect(name.className).toContain('truncate');
  });
});

describe('a name in a sentence', () => {
  it.each(['Ana', 'Zoë Müller', '李雷', '🦄 Eva'])('stays as it is when it runs with it: %s', (name) => {
    expect(isolated(name)).toBe(name);
  });

  it.each(['محمد', 'דנה', '🦄 محمد', 'Ana محمد'])('is set apart when it runs against it: %s', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });
});
