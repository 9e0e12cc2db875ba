import type { OwnChain, TokenNames } from '#chain';
import type { App } from '#kernel';
import { selectReceiptNames } from './names.gen.ts';

/** Whoever holds a receipt reads what it was for wherever tokens are listed. */
export const receiptNames =
  ({ db }: App, chain: OwnChain): TokenNames =>
  async (mints) => {
    const rows = await selectReceiptNames(db, { mints: [...mints], genesis: await chain.genesis() });
    const about = { kind: 'ticket', symbol: 'TICKET', image_url: null } as const;
    return new Map(
      rows.map(({ mint, title, stream_id: id }) => [mint, { ...about, name: title, page: `/livestream/${id}` }]),
    );
  };
