// Whether a product that moves money runs here: on mainnet only those that the operator has named, and nowhere one that is
// paused. Asked anew each time, so that a pause holds in every process at once.
import { chainErrors, type NetworkKind } from '@wagram/contract/chain';
import { PRODUCTS, type ProductName, type ProductState } from '@wagram/contract/kernel';
import { fail, type App, type Db } from '#kernel';
import { deletePause, insertPause, selectPause, selectPauses } from '../orders/pauses.gen.ts';

export interface Products {
  states(): Promise<Record<ProductName, ProductState>>;
  /** Says why not. */
  assertOn(product: ProductName): Promise<void>;
  /** False: nothing has changed. */
  setPaused(tx: Db, product: ProductName, isPaused: boolean): Promise<boolean>;
}

export const createProducts = ({ db, config, clock }: App, kind: NetworkKind): Products => {
  const isNamed = (product: ProductName): boolean => kind !== 'mainnet' || config.chain.products.includes(product);
  return {
    states: async () => {
      const paused = new Set((await selectPauses(db)).map(({ product }) => product));
      const stateOf = (product: ProductName): ProductState =>
        !isNamed(product) ? 'off' : paused.has(product) ? 'paused' : 'on';
      return Object.fromEntries(PRODUCTS.map((product) => [product, stateOf(product)])) as Record<
        ProductName,
        ProductState
      >;
    },
    assertOn: async (product) => {
      if (!isNamed(product)) fail(chainErrors, 'product_off');
      if ((await selectPause(db, { product })) !== undefined) fail(chainErrors, 'product_paused');
    },
    setPaused: async (tx, product, isPaused) => {
      const changed = isPaused
        ? await insertPause(tx, { product, now: clock.now() })
        : await deletePause(tx, { product });
      return changed !== undefined;
    },
  };
};
