import { every, type App } from '#kernel';
import { startFetching } from './fetch-card.ts';
import { deleteForgotten } from './links.gen.ts';

const HOUR_MS = 3_600_000;

/** No call of its own: a card travels with what shows it. */
export const openLinks = (app: App): void => {
  startFetching(app);
  every(app, 'forget link cards', HOUR_MS, (tx, now) => deleteForgotten(tx, { now }));
};
