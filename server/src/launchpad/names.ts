import type { OwnChain, TokenNames } from '#chain';
import type { App } from '#kernel';
import { selectNames } from './names.gen.ts';

/** Whoever holds a token that was launched here reads its name wherever tokens are listed. */
export const launchNames =
  ({ db }: App, chain: OwnChain): TokenNames =>
  async (mints) => {
    const rows = await selectNames(db, { mints: [...mints], genesis: await chain.genesis() });
    return new Map(rows.map(({ mint, ...row }) => [mint, { kind: 'launch', ...row, page: `/token/${mint}` }]));
  };
