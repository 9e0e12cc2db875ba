// Translation: what people wrote, in the language of whoever reads it. It keeps nothing.
export * as translationCalls from './calls.ts';
export * from './errors.ts';
