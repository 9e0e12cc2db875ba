// Tickets to streams. Owns sales, tickets and what the ticket key does on the network; promises that a seat is sold once, that
// who has a ticket is let in, and that what was paid goes to the host of a stream that has happened, or back.
export { ticketDoor } from './door.ts';
export { eraseOf, forgetTicketsOf } from './erase.ts';
export { exportOf } from './export.ts';
export { ticketRoutes } from './routes.ts';
export { seedSale } from './seed.ts';
export { owedForTickets } from './status.ts';
export { selectTicketViolations } from './tickets.gen.ts';
