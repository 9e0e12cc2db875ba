// What helps whoever writes: people, hashtags and emoji offered while a word is typed, and a panel of emoji to choose from.
export * from './completion-source.ts';
export * from './emoji-button.tsx';
export * from './use-completion.tsx';
