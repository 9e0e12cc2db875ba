// Getting verified: what it costs, what it stands for, and the purchase itself.
export * from './api.ts';
export * from './free-places.tsx';
export * from './meanings.tsx';
export * from './offers.tsx';
export * from './seal.tsx';
export { texts as verificationTexts } from './texts.ts';
