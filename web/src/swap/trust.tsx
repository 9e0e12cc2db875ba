import type { PoolView } from '@wagram/contract/swap';
import { TrustNote } from '#ui';
import { texts } from './texts.ts';

const words = texts.trust;

export const SwapTrust = ({ pool }: { readonly pool: PoolView }) => (
  <TrustNote
    title={words.title}
    lines={[words.holds, words.can, words.cannot]}
    about={words.address}
    address={pool.desk}
  />
);
