import { describe, expect, it, vi } from 'vitest';
import { chainCalls } from '@wagram/contract/chain';
import { chainProgram, endLeases, fakeCluster, payScene, signPayment } from '#testing';
import { followAll } from './follow.ts';
import { servePayments } from './payment-routes.ts';

const { listPayments, readPayment, sendPayment } = chainCalls;

describe('whoever follows a payment', () => {
  it('[CHN-10] an answer that is lost after it has landed is found again: sent once more at most, landed once', async () => {
    const { cluster, program, browser, landed, pay, stateOf, later } = await payScene();
    cluster.mute.add('sendTransaction');
    const { input, signature } = pay();
    await browser.get(sendPayment, input);
    await program.settle();
    expect(await stateOf(signature)).toBe('signed');
    cluster.mute.clear();
    await later(2_000);
    expect([await stateOf(signature), landed, cluster.sent]).toEqual(['finalized', [signature], [signature]]);
  });

  it('[CHN-10] taken by a node and never landed: sent again until its time is over, then expired, and not before', async () => {
    const { cluster, program, browser, landed, pay, stateOf, later } = await payScene();
    cluster.fate = 'forgotten';
    const { input, signature } = pay();
    await browser.get(sendPayment, input);
    await program.settle();
    for (const height of [1_050, 1_101, 1_150]) {
      cluster.height = height;
      await later(10_000);
      expect(await stateOf(signature)).toBe('sent');
    }
    expect(cluster.sent.length).toBeGreaterThanOrEqual(4);
    expect(new Set(cluster.sent)).toEqual(new Set([signature]));
    cluster.height = 1_151;
    // A node that is behind has not seen the end: what it does not know may have landed.
    cluster.behind = 1;
    await later(10_000);
    expect(await stateOf(signature)).toBe('sent');
    cluster.behind = 0;
    await later(10_000);
    expect([await stateOf(signature), landed]).toEqual(['expired', []]);
    const sent = cluster.sent.length;
    await later(600_000);
    expect(cluster.sent).toHaveLength(sent);
  });

  it('[CHN-10] what lands in the last moment has landed, though its time is over when somebody looks', async () => {
    const { cluster, program, browser, pay, stateOf, later } = await payScene();
    cluster.fate = 'forgotten';
    const { input, signature } = pay();
    await browser.get(sendPayment, input);
    await program.settle();
    cluster.landed.set(signature, { err: null, level: 'finalized' });
    cluster.height = 9_000;
    await later(10_000);
    expect(await stateOf(signature)).toBe('finalized');
  });

  it('[CHN-10] a height that was claimed wrongly lets nothing expire early, and nothing wait for ever', async () => {
    const { cluster, program, browser, wallet, stateOf, later } = await payScene();
    cluster.fate = 'forgotten';
    const [early, late] = [signPayment(wallet), signPayment(wallet)];
    await browser.get(sendPayment, { ...early, last_valid_height: 0 });
    await browser.get(sendPayment, { ...late, last_valid_height: Number.MAX_SAFE_INTEGER });
    await program.settle();
    cluster.height = 1_149;
    await later(10_000);
    expect([await stateOf(early.signature), await stateOf(late.signature)]).toEqual(['sent', 'sent']);
    cluster.height = 1_451;
    await later(10_000);
    expect([await stateOf(early.signature), await stateOf(late.signature)]).toEqual(['expired', 'expired']);
  });

  it('[CHN-10] a dead network changes nothing: kept, true, and sent once it is back, however long that takes', async () => {
    const { cluster, program, browser, landed, pay, stateOf, later } = await payScene();
    await program.network.genesis();
    cluster.isDead = true;
    const { input, signature } = pay();
    expect((await browser.get(sendPayment, input)).payment.state).toBe('signed');
    await program.settle();
    for (const ms of [1_000, 60_000, 3_600_000, 86_400_000]) {
      await later(ms);
      expect(await stateOf(signature)).toBe('signed');
    }
    cluster.isDead = false;
    cluster.height = 5_000;
    await later(3_600_000);
    expect([await stateOf(signature), landed]).toEqual(['finalized', [signature]]);
  });

  it('[CHN-03] of another network is not shown, not sent, not followed and does not expire; back there, it goes on', async () => {
    const { opened, cluster, browser, ana, pay, stateOf, program } = await payScene();
    cluster.fate = 'forgotten';
    const { input, signature } = pay();
    await browser.get(sendPayment, input);
    await program.settle();
    const elsewhere = await fakeCluster();
    elsewhere.genesis = 'E1sewhere1111111111111111111111111111111111';
    elsewhere.height = 1_000_000;
    const other = await chainProgram(opened, elsewhere, servePayments);
    await program.app.jobs.stop();
    const there = other.browser(ana);
    expect((await there.get(listPayments, {})).payments).toEqual([]);
    for (const refused of [await there.refused(readPayment, { signature }), await there.refused(sendPayment, input)])
      expect(refused).toMatchObject({ status: 404, code: 'payment_not_found' });
    opened.clock.advance(60_000);
    await other.settle();
    await other.app.jobs.stop();
    expect([elsewhere.sent, await stateOf(signature)]).toEqual([[], 'sent']);

    cluster.fate = { err: null, level: 'finalized' };
    const back = await chainProgram(opened, cluster, servePayments);
    await followAll(back.app, back.network);
    await back.settle();
    expect(await stateOf(signature)).toBe('finalized');
  });

  it('[CHN-10] whoever followed it has died: another process goes on, and it lands once', async () => {
    const { opened, cluster, program, browser, landed, pay, stateOf } = await payScene();
    await program.app.jobs.stop();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    // It hangs amid its work, and comes back when all is over.
    const dying = await chainProgram(opened, cluster, (app, network) =>
      servePayments(app, {
        kind: 'other',
        genesis: async () => (await held, network.genesis()),
        ask: (...asked) => network.ask(...asked),
      }),
    );
    const { input, signature } = pay();
    await browser.get(sendPayment, input);
    const taken = `select 1 from jobs where kind = 'chain.follow' and leased_until is not null`;
    await vi.waitFor(async () => expect((await opened.app.database.pool.query(taken)).rows).toHaveLength(1));
    await endLeases(opened);
    const second = await chainProgram(opened, cluster, servePayments);
    await second.settle();
    expect(await stateOf(signature)).toBe('finalized');
    release();
    await dying.settle();
    expect([await stateOf(signature), landed, cluster.sent]).toEqual(['finalized', [signature], [signature]]);
  });
});
