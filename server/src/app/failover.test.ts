import { describe, expect, inject, it, vi } from 'vitest';
import { pairOfPostgres, startProgram, temporaryFolder, until, writeAlong } from '#testing';

vi.setConfig({ testTimeout: 180_000 });

// Where these tests run on PostgreSQL, servers can be started that follow each other.
describe.runIf(inject('postgresUrl') !== null)('a primary that is lost', () => {
  it('[OPS-04] P1: its standby takes over under load: nothing acknowledged is lost, and all heals by itself', async () => {
    const pair = await pairOfPostgres();
    const program = await startProgram({ DATA_DIR: temporaryFolder(), DATABASE_URL: pair.url });
    const load = await writeAlong(() => [program], 4);
    const more = async (): Promise<void> => {
      const before = load.acknowledged();
      await until(() => (load.acknowledged() >= before + 50 ? true : null), 30_000);
    };
    await more();
    load.longestGap();

    await pair.primary().cutPower();
    await pair.promote();
    await more();
    expect(load.longestGap()).toBeLessThan(30_000);

    // It comes back as what it was, and is left alone: another one was promoted meanwhile.
    await pair.standby().start();
    await more();
    await pair.standby().stop();
    expect(load.longestGap()).toBeLessThan(30_000);

    // And as a standby, which then takes over in turn: the one before is told to end, in good order.
    await pair.rejoin();
    await more();
    await pair.primary().stop();
    await pair.promote();
    await more();
    expect(load.longestGap()).toBeLessThan(30_000);

    await load.stop();
    expect(await load.examine(pair.primary().url)).toEqual([]);
    expect(Object.keys(load.failures()).map(Number)).toEqual([503]);
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
  });
});
