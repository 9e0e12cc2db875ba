// What the signed-in member holds, and how it came and went, for the screens that show or spend it.
export * from './amount-choice.tsx';
export * from './amount-field.tsx';
export * from './api.ts';
export * from './csv.ts';
export * from './earnings.ts';
export * from './earnings-chart.tsx';
export * from './earnings-kinds.tsx';
export * from './kinds.ts';
export * from './movements.ts';
export * from './send-once.ts';
export * from './spans.ts';
export { texts as earningsTexts } from './texts-earnings.ts';
