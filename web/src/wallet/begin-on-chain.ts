import { toast } from '#ui';
import { chain } from './chain.ts';
import type { ChainAct } from './chain.ts';
import { texts } from './texts.ts';

/** WALL-07: what the chain cannot do yet says so. */
export const beginOnChain = (act: ChainAct): void => {
  if (!chain.begin(act)) toast(texts.chain.soon(texts.chain.acts[act]));
};
