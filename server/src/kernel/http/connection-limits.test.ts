import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { boundConnections, connectionsOf } from './connection-limits.ts';

const limits = (files: string): string =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax open files            ${files.padEnd(20)} 4096                 files\n`;

describe('lines', () => {
  it('FT-14: are as many as the limit of open files leaves, with some kept free', () => {
    expect([limits('1024'), limits('100'), limits('unlimited'), ''].map(connectionsOf)).toEqual([896, 50, null, null]);
  });

  it('FT-14: beyond that are turned away, and the others stay', async () => {
    const server = createServer();
    onTestFinished(() => {
      server.close();
    });
    boundConnections({ server }, createLog('fatal', false), limits('4'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const lines = Array.from({ length: 3 }, () => connect((server.address() as AddressInfo).port, '127.0.0.1'));
    onTestFinished(() => lines.forEach((line) => line.destroy()));
    await Promise.race(lines.map((line) => once(line, 'close')));
    expect(lines.filter((line) => line.destroyed)).toHaveLength(1);
  });
});
