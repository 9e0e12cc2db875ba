import { createTexts } from '#kernel';

export const texts = createTexts('settings/texts', () => ({
  failed: 'Your setting could not be saved. Please try again.',
}));
