// Launching a token, which is not there yet.
export const room = 'launchpad';
