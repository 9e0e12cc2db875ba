export const texts = {
  blocked: (handle: string) => `Blocked ${handle}. You will no longer see their posts or receive messages from them.`,
  unblocked: (handle: string) => `Unblocked ${handle}.`,
  failed: 'Failed to update block status',
  unreachable: 'Failed to update block status. Please try again.',
  signIn: 'Please log in to block users',
  undo: 'Undo',
};
