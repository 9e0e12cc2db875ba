import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line between a client and a program that loses things. */
export interface Cutter {
  readonly port: number;
  /** From now on, of each answer only so many bytes get through before the line is cut; null lets all through. */
  cutAnswersAfter(bytes: number | null): void;
  /** How many lines were cut. */
  readonly cuts: () => number;
}

/** FT-09: requests arrive whole, answers do not. Gone when the test ends. */
export const cutBehind = async (port: number): Promise<Cutter> => {
  let keep: number | null = null;
  let cuts = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const program = connect(port, '127.0.0.1');
    for (const socket of [client, program]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        program.destroy();
      });
    }
    client.pipe(program);
    program.on('data', (chunk) => {
      if (keep === null) return void client.write(chunk);
      cuts += 1;
      // What was written leaves first; the rest of the answer, and all that the program says after it, never does.
      client.end(chunk.subarray(0, keep), () => client.destroy());
      return program.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cutAnswersAfter: (bytes) => void (keep = bytes),
    cuts: () => cuts,
  };
};
