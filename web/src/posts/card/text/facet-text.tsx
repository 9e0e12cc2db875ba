import type { Facet } from '@wagram/contract/kernel';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

// Heavier as well: colour alone does not part a link from its text.
const LINK = 'font-medium text-accent-ink hover:underline';
const SHOWN_MAX = 42;

/** IN-02: https alone, and no name before the host. Checked here as well: a screen trusts no text. */
export const safeUrl = (value: string): URL | null => {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
};

/** The true host, in plain letters: an IDN shows its punycode. */
export const shownHost = (url: URL): string => url.host.replace(/^www\./, '');

/** The host, then as much of the rest as fits. */
const shownLink = (url: URL): string => {
  const rest = url.href.slice(url.origin.length).replace(/^\/$/, '');
  const whole = shownHost(url) + rest;
  return whole.length > SHOWN_MAX ? `${whole.slice(0, SHOWN_MAX - 1)}…` : whole;
};

const FacetLink = ({ facet, children }: { readonly facet: Facet; readonly children: string }) => {
  if (facet.kind === 'mention') {
    return (
      <Link to={`/user/${encodeURIComponent(facet.value)}`} dir="auto" className={LINK}>
        {children}
      </Link>
    );
  }
  if (facet.kind === 'hashtag') {
    return (
      <Link to={`/search?q=${encodeURIComponent(`#${facet.value}`)}&tab=posts`} dir="auto" className={LINK}>
        {children}
      </Link>
    );
  }
  const url = safeUrl(facet.value);
  if (url === null) return children;
  return (
    <a href={url.href} target="_blank" rel="noopener nofollow ugc" title={url.href} className={LINK}>
      {shownLink(url)}
    </a>
  );
};

/** Facets in their order; one that overlaps another or stands outside the text falls out. */
const readable = (text: string, facets: readonly Facet[]): Facet[] => {
  let from = 0;
  return [...facets]
    .sort((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      if (start < from || end <= start || end > text.length) return false;
      from = end;
      return true;
    });
};

interface FacetTextProps {
  readonly text: string;
  readonly facets: readonly Facet[];
}

/** IN-01: what people wrote is text, never HTML; links, mentions and hashtags are drawn over it. */
export const FacetText = ({ text, facets }: FacetTextProps) => {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const facet of readable(text, facets)) {
    parts.push(
      text.slice(from, facet.start),
      <FacetLink key={facet.start} facet={facet}>
        {text.slice(facet.start, facet.end)}
      </FacetLink>,
    );
    from = facet.end;
  }
  return [...parts, text.slice(from)];
};
