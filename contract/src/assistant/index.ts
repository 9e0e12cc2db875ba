// The assistant: what both sides agree on.
export const room = 'assistant';
