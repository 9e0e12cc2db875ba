// What the signed-in member holds, and how it came and went, for the screens that show or spend it.
export * from './amount-choice.tsx';
export * from './amount-field.tsx';
export * from './api.ts';
export * from './movements.ts';
export * from './send-once.ts';
