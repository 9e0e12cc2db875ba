// WeRunner: what is seen and heard of a run. Its rules stand in the contract, where the server plays each run again; who keeps
// the scores is told by the page that opens it.
export { Game } from './game.ts';
export type { Words } from './card.ts';
export type { Keeping, Said, Ticket } from './ticket.ts';
