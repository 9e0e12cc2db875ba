export const texts = {
  failed: 'Your setting could not be saved. Please try again.',
};
