// The grammar both sides speak: how a call, an error, an id, a page, an amount and the brand are written.
export * from './actor.ts';
export * from './brand.ts';
export * from './call.ts';
export * from './cursor.ts';
export * from './detect-language.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './facets.ts';
export * from './ids.ts';
export * from './language-names.ts';
export * from './language.ts';
export * from './languages.ts';
export * from './live.ts';
export * from './money.ts';
export * from './products.ts';
export * from './public-config.ts';
export * from './text.ts';
