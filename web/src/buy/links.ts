import type { Brand } from '@wagram/contract/kernel';

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);

/** D23: where the configured token is found; each address carries it, so that nobody meets another one there. */
export const tokenLinks = ({ links }: Pick<Brand, 'links'>, address: string) => {
  const swap = new URL(links.swap, window.location.origin);
  swap.searchParams.set('inputMint', 'sol');
  swap.searchParams.set('outputMint', address);
  return {
    swap: swap.href,
    chart: `${withSlash(links.chart)}${address}`,
    explorer: `${withSlash(links.explorer)}address/${address}`,
  };
};
