import type { Id } from '@wagram/contract/kernel';

/** Any word will do for an id where nothing looks at its shape. */
export const someId = <I extends Id<string>>(word: string): I => word as I;
