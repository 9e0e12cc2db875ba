import { FlaskConical } from 'lucide-react';
import { getConfig } from '#kernel';
import { useNetwork } from './network.ts';
import { texts } from './texts.ts';

/** CHN-01: stands wherever money of a network is shown whose tokens are worth nothing. */
export const NetworkMark = () => {
  const network = useNetwork();
  // The page knows already that it will stand here.
  if (network === undefined && getConfig().testNetwork === true) return <div className="min-h-6.5" />;
  if (network == null || network.kind === 'mainnet') return null;
  return (
    <p className="inline-flex max-w-full items-start gap-1.5 self-start rounded-2xl bg-amber-soft px-2.5 py-1 text-start text-sm font-semibold text-amber">
      <FlaskConical aria-hidden="true" className="mt-px size-4 shrink-0" />
      {network.kind === 'other' ? texts.network.other(network.name) : texts.network.worthless[network.kind]}
    </p>
  );
};
