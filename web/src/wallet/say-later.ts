import { toast } from '#ui';
import { texts } from './texts.ts';

export type LaterAct = keyof typeof texts.chain.acts;

/** WALL-07: what the wallet cannot do yet says so. */
export const sayLater = (act: LaterAct): void => toast(texts.chain.soon(texts.chain.acts[act]));
