import type { CompletionSource } from '#writing';

// Whoever only reads never asks: the search comes with the first word that is completed.
export const completions: CompletionSource = {
  findMembers: async (words, signal) => (await import('./completions-behind.ts')).findMembers(words, signal),
  findTags: async (words, signal) => (await import('./completions-behind.ts')).findTags(words, signal),
};
