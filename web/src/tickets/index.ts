// Tickets to streams: selling them, buying one, and the list of one's own.
export * from './api.ts';
export * from './host-card.tsx';
export * from './ticket-card.tsx';
export * from './ticket-list.tsx';
export * from './use-schedule-sale.tsx';
export { texts as ticketTexts } from './texts.ts';
