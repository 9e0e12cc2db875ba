import { describe, expect, it } from 'vitest';
import { cleanFileName, endingOf } from './index.ts';

describe('the name of a file', () => {
  it('[TLK-01] is no path, hides nothing, and can be saved', () => {
    const names = [
      ['report 2026.pdf', 'report 2026.pdf'],
      ['Übersicht – 図面.dwg', 'Übersicht – 図面.dwg'],
      ['../../etc/passwd', 'passwd'],
      ['C:\\Users\\ana\\cv.docx', 'cv.docx'],
      ['.bashrc', '_bashrc'],
      ['..', '__'],
      ['name.', 'name_'],
      ['a\u202efdp.exe', 'afdp.exe'],
      ['two\r\nlines\0.txt', 'twolines.txt'],
      ['a:b*c?.txt', 'a_b_c_.txt'],
      ['broken \ud800 half.txt', 'broken  half.txt'],
      ['   ', 'file'],
      ['', 'file'],
    ];
    for (const [name = '', clean] of names) expect([name, cleanFileName(name)]).toEqual([name, clean]);
  });

  it('[TLK-01] is cut before its ending', () => {
    expect(cleanFileName(`${'é'.repeat(500)}.tar.gz`)).toBe(`${'é'.repeat(117)}.gz`);
    expect(cleanFileName('x'.repeat(500))).toBe('x'.repeat(120));
    expect(cleanFileName(`a.${'x'.repeat(500)}`)).toHaveLength(120);
  });

  it('[TLK-01] has an ending, or none', () => {
    expect(['a.PDF', 'a.tar.gz', 'README', '.bashrc', 'a.'].map(endingOf)).toEqual(['pdf', 'gz', '', '', '']);
  });
});
