import { describe, expect, it } from 'vitest';
import { replaceTable, toExample, toTable } from './env-docs.mjs';

const settings = [
  { name: 'PORT', kind: 'number', default: 3000, text: 'Port to listen on.' },
  { name: 'SMTP_URL', kind: 'address', default: null, text: 'Mail server.' },
];

describe('the documents of settings', () => {
  it('show every setting as a comment in .env.example, so that a copy changes nothing', () => {
    expect(toExample(settings)).toContain('# Port to listen on.\n# PORT=3000\n\n# Mail server.\n# SMTP_URL=\n');
  });

  it('replace the table between its marks and nothing else', () => {
    const page =
      'before\n<!-- settings: made by scripts/env-docs.mjs, do not edit -->\nold\n<!-- end of settings -->\nafter\n';
    const fresh = replaceTable(page, toTable(settings));
    expect(fresh).toMatch(/^before\n/);
    expect(fresh).toContain('| `PORT` | number | `3000` | Port to listen on. |');
    expect(fresh).not.toContain('old');
    expect(fresh).toMatch(/<!-- end of settings -->\nafter\n$/);
    expect(replaceTable(fresh, toTable(settings))).toBe(fresh);
  });
});
