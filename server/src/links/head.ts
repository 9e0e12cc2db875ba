// The head of a page, as far as a card needs it. Pages are strangers' bytes: every step moves on, none looks back, and what
// cannot be read ends the reading.

export interface HeadTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Of a title. */
  readonly text: string;
}

/** What stands in these is no markup. */
const RAW = new Set(['script', 'style', 'noscript', 'template', 'noframes', 'textarea', 'title']);
const TAG = /<(\/?)([a-z][a-z0-9:-]{0,30})/iy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]*)))?/y;

/** From behind the name of a tag to behind its end. */
const readAttributes = (html: string, from: number): { attributes: Map<string, string>; end: number } => {
  const attributes = new Map<string, string>();
  let at = from;
  while (at < html.length && html[at] !== '>') {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(html);
    if (found === null) {
      at += 1;
      continue;
    }
    const [whole, name = '', double, single, bare] = found;
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
    at += whole.length;
  }
  return { attributes, end: at + 1 };
};

const findEnd = (html: string, name: string, from: number): number => {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? -1;
};

/** Tags in their order, up to where the body begins. A page need not say that it has a head. */
export const readHead = function* (html: string): Generator<HeadTag> {
  let at = html.indexOf('<');
  while (at !== -1) {
    TAG.lastIndex = at;
    const found = TAG.exec(html);
    let next = at + 1;
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      if (end === -1) return;
      next = end + 3;
    } else if (found !== null) {
      const [, slash, written = ''] = found;
      const name = written.toLowerCase();
      if (name === 'body' || (slash === '/' && name === 'head')) return;
      const { attributes, end } = readAttributes(html, TAG.lastIndex);
      next = end;
      if (slash === '') {
        const close = RAW.has(name) ? findEnd(html, name, end) : end;
        if (close === -1) return;
        yield { name, attributes, text: html.slice(end, close) };
        next = close;
      }
    }
    at = html.indexOf('<', next);
  }
};
