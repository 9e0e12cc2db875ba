import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass, Card } from '#ui';
import { texts } from './texts.ts';

const words = texts.notBuilt;

/** A plan on squared paper: the outline of a screen that is still to be drawn. */
const Blueprint = () => (
  <svg
    viewBox="0 0 320 150"
    aria-hidden="true"
    className="w-full max-w-80 text-accent-ink"
    fill="none"
    stroke="currentColor"
  >
    <defs>
      <pattern id="squares" width="16" height="16" patternUnits="userSpaceOnUse">
        <path d="M16 0H0v16" strokeOpacity="0.16" />
      </pattern>
    </defs>
    <rect x="0.5" y="0.5" width="319" height="149" rx="14" fill="url(#squares)" strokeOpacity="0.25" />
    <g strokeWidth="1.8" strokeDasharray="5 5" strokeLinecap="round">
      <rect x="24" y="24" width="34" height="34" rx="17" />
      <path d="M72 34h96M72 48h60" />
      <rect x="72" y="66" width="176" height="60" rx="10" />
    </g>
    <path d="m262 120 28-62 10 4.5-28 62-12 7z" fill="var(--surface)" strokeWidth="1.8" strokeLinejoin="round" />
  </svg>
);

export const NotBuiltPage = ({ title }: { readonly title: string }) => (
  <div className="flex flex-col items-center px-5 py-10 text-center wide:py-14">
    <Blueprint />
    <p className="mt-7 rounded-full bg-accent-soft px-3.5 py-1.5 text-sm font-semibold text-accent-ink">{words.pill}</p>
    <h1 className="mt-4 text-2xl font-bold tracking-tight">{title}</h1>
    <p className="mt-2 max-w-96 text-ink-2">{words.hint}</p>
    <Link to="/home" className={buttonClass('primary', 'md', 'mt-6')}>
      {words.home}
    </Link>
    <Card className="mt-10 w-full max-w-[448px] overflow-hidden text-start">
      <h2 className="px-5 pt-4 pb-2 text-sm font-semibold text-ink-2">{words.today}</h2>
      {words.links.map(({ to, text }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-13 items-center justify-between gap-3 border-t border-line px-5 py-3 font-medium hover:bg-sunken"
        >
          {text}
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        </Link>
      ))}
    </Card>
  </div>
);
