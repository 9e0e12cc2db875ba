// Trading the token on its page: what it costs, how that went, and a form whose trade is seen before it is signed.
export * from './api.ts';
export * from './price-chart.tsx';
export * from './swap-panel.tsx';
export { texts as swapTexts } from './texts.ts';
export * from './trade-list.tsx';
export * from './trust.tsx';
export * from './write.ts';
