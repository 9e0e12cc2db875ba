// WGR that is put to work: what it pays, a member's own stake, and the ways in and out.
export { useStaking } from './api.ts';
export * from './features.tsx';
export * from './hero.tsx';
export * from './inside.tsx';
export * from './terms.tsx';
export { texts as stakingTexts } from './texts.ts';
