// Pages that people link to: what a card shows of one. The server alone asks for them.
export * from './events.ts';
export * from './limits.ts';
export * from './views.ts';
