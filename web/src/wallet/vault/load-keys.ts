/** CHN-16: a curve, hashes and 2,048 words weigh more than all the rest of the wallet, and looking at it needs none. */
export const loadKeys = () => import('./keys.ts');
