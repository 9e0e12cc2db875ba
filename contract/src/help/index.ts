// Help: the questions people have, how they write to the operator, the operator's own texts, and the weekly digest.
export * as helpCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './views.ts';
export * from './faq.ts';
export * from './faq.ar.ts';
export * from './faq.de.ts';
export * from './faq.es.ts';
