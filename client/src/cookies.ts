/**
 * The session where no browser keeps it. In a browser this stays empty: there no program may read the session, and the browser
 * itself sends it along.
 */
export class Cookies {
  private readonly kept = new Map<string, string>();

  constructor(text = '') {
    for (const pair of text.split(';')) this.keepPair(pair);
  }

  /** As a Cookie header has them; empty when there are none. */
  toString(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  take(headers: Headers): void {
    for (const line of headers.getSetCookie?.() ?? []) {
      const [pair = '', ...attributes] = line.split(';');
      this.keepPair(attributes.some(hasEnded) ? `${pair.split('=', 1)[0] ?? ''}=` : pair);
    }
  }

  /** An empty one is none: that is how a server takes it back. */
  private keepPair(pair: string): void {
    const at = pair.indexOf('=');
    if (at < 1) return;
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    if (value === '') this.kept.delete(name);
    else this.kept.set(name, value);
  }
}

const hasEnded = (attribute: string): boolean => {
  const [name = '', value = ''] = attribute.trim().split('=', 2);
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now();
};
