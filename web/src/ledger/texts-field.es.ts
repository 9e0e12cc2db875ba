import type { Translation } from '#kernel';
import type { texts as english } from './texts-field.ts';

export const texts: Translation<typeof english> = () => ({
  amount: 'Cantidad',
  all: 'Todo',
});
