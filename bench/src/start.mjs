// How long until the server answers: on an empty folder, and on one that has its database.
import { startServer } from './server.mjs';

const AGAIN = 5;

const first = await startServer();
console.log(`first start, empty folder: ${first.seconds.toFixed(2)} s`);
await first.stop();

const later = [];
for (let round = 0; round < AGAIN; round += 1) {
  const server = await startServer({}, first.dataDir);
  later.push(server.seconds);
  await (round === AGAIN - 1 ? server.remove() : server.stop());
}
later.sort((a, b) => a - b);
console.log(
  `later starts: median ${later[Math.floor(AGAIN / 2)]?.toFixed(2)} s, slowest ${later.at(-1)?.toFixed(2)} s`,
);
