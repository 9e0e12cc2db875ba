import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  trades: (token) => `بدأ تداول ${token}. السعر والتداول في محفظتك.`,
});
