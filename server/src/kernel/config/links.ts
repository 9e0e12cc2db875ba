import type { Reader } from './reader.ts';

export interface LinksConfig {
  /** Hosts that are asked at another address than their public one, by name. */
  readonly routes: ReadonlyMap<string, URL>;
}

const routeOf = (read: Reader, text: string): [string, URL][] => {
  const at = text.indexOf('=');
  const [host, address] = [text.slice(0, at).trim().toLowerCase(), text.slice(at + 1).trim()];
  const url = URL.canParse(address) ? new URL(address) : null;
  const isRoute = at > 0 && /^[a-z0-9.-]+$/.test(host) && (url?.protocol === 'http:' || url?.protocol === 'https:');
  read.reject(!isRoute, `LINK_ROUTES must name hosts and addresses, docs.example=http://10.0.0.5:8080, not '${text}'`);
  return isRoute && url !== null ? [[host, url]] : [];
};

/** In the demo nothing goes out by itself. */
export const linksOf = (read: Reader, isDemo: boolean): LinksConfig | null => {
  const isOn = read.flag('LINK_CARDS') ?? !isDemo;
  const parts = (read.text('LINK_ROUTES') ?? '').split(',').filter((part) => part.trim() !== '');
  const routes = new Map(parts.flatMap((part) => routeOf(read, part)));
  return isOn ? { routes } : null;
};
