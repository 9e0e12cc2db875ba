import { createTexts } from '#kernel';

export const texts = createTexts('app/install-texts', () => ({
  title: 'Install the app for easier access!',
  steps: [
    'Tap the share button in the browser menu',
    'Choose “Add to Home Screen”',
    'Look for the icon on your home screen',
  ],
  done: 'I already installed the app',
  close: 'Close',
}));
