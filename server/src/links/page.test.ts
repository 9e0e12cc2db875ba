import { describe, expect, it } from 'vitest';
import { decodePage, readPage } from './page.ts';

const base = new URL('https://pages.example/a/b');
const read = (html: string) => readPage(html, base);

describe('what a page says of itself', () => {
  it('[SOC-06] Open Graph comes before Twitter, and both before the plain tags', () => {
    const page = read(`<!doctype html><html><head>
      <title>Plain</title><meta name="description" content="plain words">
      <meta name="twitter:title" content="Bird"><meta property="og:title" content="Graph &amp; more">
      <META CONTENT='graph words' PROPERTY='og:description'>
      <meta property="og:site_name" content="Pages"><meta property=og:image content=/p.png>
    </head><body><meta property="og:title" content="no"></body></html>`);
    expect(page).toEqual({
      title: 'Graph & more',
      description: 'graph words',
      site: 'Pages',
      picture: new URL('https://pages.example/p.png'),
    });
    expect(read('<title>Plain</title><meta name=description content="words">')).toMatchObject({
      title: 'Plain',
      description: 'words',
      site: null,
      picture: null,
    });
  });

  it('[SOC-06] a page without a title, without a head or without an end is none, or what can be read of it', () => {
    expect(read('')).toBeNull();
    expect(read('just words')).toBeNull();
    expect(read('<head><title></title></head><body><title>late</title>')).toBeNull();
    expect(read('<p>words</p><title>Found</title>')?.title).toBe('Found');
    expect(read('<title>never ends')).toBeNull();
    expect(read('<meta property="og:title" content="never ends')).toBeNull();
    expect(read('<!-- <title>hidden</title> --><title>Shown</title>')?.title).toBe('Shown');
    expect(read('<!-- <title>hidden</title>')).toBeNull();
    expect(read('<script>"<title>no</title>"</script><title>Yes</title>')?.title).toBe('Yes');
    expect(read('< title>no</title><1><title>Yes</title>')?.title).toBe('Yes');
  });

  it('[SOC-06] words are plain text in one line, bounded, and nothing in them is unseen', () => {
    const of = (title: string) => read(`<meta property="og:title" content="${title}">`)?.title;
    expect(of('a\u202eb\u0000c\n\n d\u200b')).toBe('abc d');
    expect(of('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('<script>alert(1)</script>');
    expect(of('Caf&eacute; &Uuml;ber &szlig; &#8217;&#x2014;&hellip; &nobody; &#0;&#xD800;&#x110000;')).toBe(
      'Café Über ß ’—… &nobody;',
    );
    expect(of('&#x202e;&nbsp;')).toBeUndefined();
    const long = of('ab '.repeat(200_000)) ?? '';
    expect(long).toHaveLength(200);
    expect(of('👩‍👩‍👧'.repeat(100))).toMatch(/^(👩‍👩‍👧)+…$/u);
    expect(long.endsWith(' a…')).toBe(true);
  });

  it('[SOC-06] a picture is an address of the web or none', () => {
    const of = (content: string) => read(`<title>x</title><meta property="og:image" content="${content}">`)?.picture;
    for (const address of ['javascript:alert(1)', 'data:image/png;base64,AA', 'file:///etc/passwd', 'http://', ' '])
      expect(of(address), address).toBeNull();
    expect(of('//cdn.example/p.png?a=1&amp;b=2')?.href).toBe('https://cdn.example/p.png?a=1&b=2');
    expect(of('../p.png')?.href).toBe('https://pages.example/p.png');
  });

  it('[SOC-06] it is read as it is written', () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><title>Gr\xfc\xdfe</title>', 'latin1');
    expect(read(decodePage(latin, 'text/html'))?.title).toBe('Grüße');
    const sjis = Buffer.concat([
      Buffer.from('<title>'),
      Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
      Buffer.from('</title>'),
    ]);
    expect(read(decodePage(sjis, 'text/html; charset=Shift_JIS'))?.title).toBe('日本');
    const utf8 = Buffer.from('\ufeff<meta charset=latin1><title>Grüße</title>');
    expect(read(decodePage(utf8, 'text/html'))?.title).toBe('Grüße');
    expect(read(decodePage(Buffer.from('<title>Grüße</title>'), 'text/html; charset=nonsense'))?.title).toBe('Grüße');
    expect(read(decodePage(Buffer.from([0x3c, 0x74, 0xff, 0xfe]), 'text/html; charset=utf-8'))).toBeNull();
  });

  it('[SOC-06] half a megabyte of anything is read in no time', () => {
    const size = 500_000;
    for (const unit of [
      '<',
      '<a ',
      '<meta a="',
      "<meta a='",
      '<m =',
      '<!--',
      '<title>',
      '</',
      '&#',
      '<meta a = ',
      '<m a     ',
    ]) {
      const begun = performance.now();
      read(unit.repeat(size / unit.length));
      expect(performance.now() - begun, unit).toBeLessThan(1_000);
    }
  });
});
