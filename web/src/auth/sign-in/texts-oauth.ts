import { createTexts } from '#kernel';

export const texts = createTexts('auth/sign-in/texts-oauth', () => ({
  authFailed: 'Authentication failed',
  x: {
    startFailed: 'Failed to start X authentication',
    useEmailInstead: 'Use email instead',
    failed: 'X authentication failed',
    wrongState: 'This sign-in did not start in this browser, or it was used before. Please start again.',
    providerError: (error: string) => `Twitter OAuth error: ${error}`,
    unexpected: 'An unexpected error occurred during authentication',
    noVerifier: 'Code verifier not found in storage',
    missingParameters: 'Missing authorization code or state parameter',
    exchangeFailed: 'Token exchange failed',
    exchangeFailedWith: (reason: string) => `Token exchange failed: ${reason}`,
    rateLimited: 'Twitter API rate limit reached. Please try again in 15 minutes or use a different Twitter account.',
    details: (details: string) => `Details: ${details}`,
  },
  google: {
    startFailed: 'Google sign-in could not be started. Please try again.',
    failed: 'Google sign-in failed',
  },
  callback: {
    connecting: 'Connecting your account',
    wait: 'This takes a moment.',
    success: 'Successfully Connected!',
    successHint: 'Taking you to your home page.',
    failed: 'Connection Failed',
    tryAgain: 'Try Again',
    back: 'You will be taken back to the sign-in page.',
  },
}));
