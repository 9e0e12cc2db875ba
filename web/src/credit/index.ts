// WGM to a person with a few words, taken back while it is fresh, and the daily claim.
export * from './claim.tsx';
export * from './send-form.tsx';
export { texts as creditTexts } from './texts.ts';
export * from './use-send-credit.ts';
