import type { ReactNode } from 'react';
import { classes, copyText, TimeAgo, toast } from '#ui';
import { NetworkMark } from '../network-mark.tsx';
import { useNetworkQuery } from '../network.ts';
import { CopyButton, Section } from '../section.tsx';
import { texts } from './texts.ts';
import { texts as walletTexts } from '../texts.ts';

const words = texts.network;

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0">
    <dt className="w-24 shrink-0 text-sm text-ink-2">{name}</dt>
    <dd className="flex min-w-0 flex-[1_1_12rem] items-center gap-3 text-base">{children}</dd>
  </div>
);

const Genesis = ({ genesis }: { readonly genesis: string }) => (
  <>
    <span className="min-w-0 flex-1 font-mono text-sm break-all">{genesis}</span>
    <CopyButton
      label={words.copyGenesis}
      onCopy={async () => {
        const isDone = await copyText(genesis);
        if (!isDone) toast(texts.notCopied, 'bad');
        return isDone;
      }}
    />
  </>
);

/** CHN-01, CHN-03: which network this is, to the letter, and whether it answers. */
export const NetworkSection = () => {
  const { data: network, dataUpdatedAt, isError } = useNetworkQuery();
  if (network === undefined) return null;
  if (network === null) return <Section title={words.title} hint={walletTexts.chain.off} children={null} />;
  const isReachable = network.is_reachable && !isError;
  const answered = <TimeAgo key="at" at={new Date(dataUpdatedAt).toISOString()} />;
  return (
    <Section id="network" title={words.title} hint={words.hint} aside={<NetworkMark />}>
      <dl>
        <Fact name={words.name}>{network.name}</Fact>
        <Fact name={words.health}>
          <span
            aria-hidden="true"
            className={classes('size-2.5 shrink-0 rounded-full', isReachable ? 'bg-mint' : 'bg-coral')}
          />
          <span>{isReachable ? words.reachable(answered) : words.unreachable}</span>
        </Fact>
        <Fact name={words.genesis}>
          {network.genesis === null ? words.genesisUnknown : <Genesis genesis={network.genesis} />}
        </Fact>
        <Fact name={words.explorer}>
          {network.explorer === null ? words.ownExplorer : <span className="break-all">{network.explorer}</span>}
        </Fact>
      </dl>
    </Section>
  );
};
