import { ArrowUpRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { getBrand, getConfig } from '#kernel';
import { tokenLinks } from './links.ts';
import { texts } from './texts.ts';

const Section = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section aria-labelledby={id} className="flex flex-col gap-3">
    <h2 id={id} className="text-lg font-bold tracking-tight">
      {title}
    </h2>
    {children}
  </section>
);

interface StoryProps {
  /** With a pool of this server; otherwise somewhere else, or not yet. */
  readonly isTradedHere: boolean;
}

const WhyBuy = ({ isTradedHere }: StoryProps) => {
  const { name, tokens } = getBrand();
  return (
    <Section id="why-buy" title={texts.why.title(tokens.chain)}>
      <ul className="flex flex-col">
        {(isTradedHere ? texts.why.here(name) : texts.why.list(name)).map(([title, hint]) => (
          <li key={title} className="border-t border-line py-3 first:border-t-0 first:pt-0">
            <p className="text-base font-semibold">{title}</p>
            <p className="text-base text-ink-2">{hint}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const HowToBuy = ({ isTradedHere }: StoryProps) => (
  <Section id="how-to-buy" title={texts.how.title}>
    <ol className="grid gap-3 sm:grid-cols-3">
      {(isTradedHere ? texts.how.here : texts.how.steps)(getBrand().tokens.chain).map(([title, hint], place) => (
        <li key={title} className="flex gap-4 rounded-card border border-line bg-surface p-4 sm:flex-col sm:gap-2">
          <span aria-hidden="true" className="figures text-3xl leading-none font-bold text-accent-ink">
            {place + 1}
          </span>
          <span>
            <span className="block text-base font-semibold">{title}</span>
            <span className="mt-0.5 block text-sm text-ink-2">{hint}</span>
          </span>
        </li>
      ))}
    </ol>
  </Section>
);

const Elsewhere = () => {
  const address = getConfig().tokenAddress;
  const to = address === null ? null : tokenLinks(getBrand(), address);
  const places = [
    [texts.links.exchange, to?.swap],
    [texts.links.explorer, to?.explorer],
  ] as const;
  return (
    <Section id="elsewhere" title={texts.links.title}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {places.map(([name, href]) => (
          <li key={name} className="flex min-h-11 items-center">
            {href === undefined ? (
              <span className="text-base text-ink-2">
                {name} <span className="text-sm text-ink-3">· {texts.soon}</span>
              </span>
            ) : (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center gap-1 text-base font-semibold text-accent-ink hover:underline"
              >
                {name}
                <ArrowUpRight aria-hidden="true" className="size-4.5" />
                <span className="sr-only">({texts.outside})</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** BUY-01: why, how, the risk, and where else to look. */
export const TokenStory = ({ isTradedHere }: StoryProps) => (
  <>
    <WhyBuy isTradedHere={isTradedHere} />
    <HowToBuy isTradedHere={isTradedHere} />
    <section aria-labelledby="risk" className="rounded-card bg-amber-soft p-5">
      <h2 id="risk" className="flex items-center gap-2 text-base font-semibold text-amber">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {texts.risk.title}
      </h2>
      <p className="mt-1.5 text-base text-ink">{texts.risk.text}</p>
    </section>
    {(!isTradedHere || getConfig().tokenAddress !== null) && <Elsewhere />}
  </>
);
