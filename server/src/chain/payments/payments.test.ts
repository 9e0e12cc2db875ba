import { describe, expect, it } from 'vitest';
import { chainCalls } from '@wagram/contract/chain';
import { keyPair, listen, payScene, people, signPayment, someAddress, testApp, transferOf } from '#testing';

const { listPayments, readPayment, sendPayment } = chainCalls;

describe('a payment', () => {
  it('[CHN-10] is kept before it is sent, and landed only when the network says so', async () => {
    const { opened, cluster, program, ana, browser, landed, pay, stateOf, later } = await payScene();
    const page = await listen(opened, ana);
    cluster.fate = { err: null, level: 'processed' };
    const { input, signature } = pay();
    const to = someAddress();
    const { payment } = await browser.get(sendPayment, { ...input, to });
    expect(payment).toMatchObject({ signature, state: 'signed', error: null, to, settled_at: null });
    await program.settle();
    expect(await stateOf(signature)).toBe('sent');
    cluster.landed.set(signature, { err: null, level: 'confirmed' });
    await later(2_000);
    expect([await stateOf(signature), landed]).toEqual(['confirmed', []]);
    cluster.landed.set(signature, { err: null, level: 'finalized' });
    await later(2_000);
    const { payments } = await browser.get(listPayments, {});
    expect(payments).toMatchObject([{ signature, state: 'finalized', settled_at: expect.any(String) }]);
    expect(landed).toEqual([signature]);
    await later(60_000);
    expect(landed).toEqual([signature]);
    await page.until('chain.payment');
    const told = page.heard.filter(({ type }) => type === 'chain.payment').map(({ state }) => state);
    expect(told).toEqual(['sent', 'confirmed', 'finalized']);
  });

  it('[CHN-10] the same bytes are one payment, posted twice, ten times at once, and after the end', async () => {
    const { opened, cluster, program, browser, pay } = await payScene();
    const { input, signature } = pay();
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.ask(sendPayment, input)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await program.settle();
    expect((await browser.get(sendPayment, input)).payment.state).toBe('finalized');
    expect((await browser.get(listPayments, {})).payments.map((one) => one.signature)).toEqual([signature]);
    expect(cluster.sent).toEqual([signature]);
    const { rows } = await opened.app.database.pool.query(`select 1 from jobs where kind = 'chain.follow'`);
    expect(rows).toEqual([]);
  });

  it('[CHN-10] of somebody else is unknown, to read and to send', async () => {
    const { program, bob, browser, pay } = await payScene();
    const { input, signature } = pay();
    await browser.get(sendPayment, input);
    const other = program.browser(bob);
    for (const refused of [await other.refused(sendPayment, input), await other.refused(readPayment, { signature })])
      expect(refused).toMatchObject({ status: 404, code: 'payment_not_found' });
    expect((await other.get(listPayments, {})).payments).toEqual([]);
  });

  it('[CHN-10] failed is told when it has landed for good, in the words of the network', async () => {
    const { cluster, program, browser, landed, pay, stateOf, later } = await payScene();
    cluster.fate = { err: { InstructionError: [0, { Custom: 1 }] }, level: 'confirmed' };
    const { input, signature } = pay();
    await browser.get(sendPayment, input);
    await program.settle();
    expect(await stateOf(signature)).toBe('sent');
    cluster.landed.set(signature, { err: { InstructionError: [0, { Custom: 1 }] }, level: 'finalized' });
    await later(2_000);
    const { payment } = await browser.get(readPayment, { signature });
    expect(payment).toMatchObject({ state: 'failed', error: '{"InstructionError":[0,{"Custom":1}]}' });
    expect(landed).toEqual([]);
  });

  it('[CHN-10] what the network does not take is told with its reason, and expires in its time', async () => {
    const { cluster, program, browser, pay, later } = await payScene();
    cluster.fate = { refusal: 'Transaction simulation failed: insufficient lamports' };
    const { input, signature } = pay();
    await browser.get(sendPayment, input);
    await program.settle();
    const error = 'Transaction simulation failed: insufficient lamports';
    expect((await browser.get(readPayment, { signature })).payment).toMatchObject({ state: 'signed', error });
    cluster.height = 1_151;
    await later(2_000);
    expect((await browser.get(readPayment, { signature })).payment).toMatchObject({ state: 'expired', error });
  });

  it('[CHN-10] a network that was never reached: nothing is kept, and whoever asks is told', async () => {
    const { cluster, browser, pay } = await payScene();
    cluster.isDead = true;
    const { input } = pay();
    for (const refused of [await browser.refused(sendPayment, input), await browser.refused(listPayments, {})])
      expect(refused).toMatchObject({ status: 503, code: 'chain_unreachable' });
    cluster.isDead = false;
    expect((await browser.get(listPayments, {})).payments).toEqual([]);
  });

  it('[CHN-06] is refused when it is cut, has bytes left over, a signature that is wrong, or a nonce that never ends', async () => {
    const { browser, wallet } = await payScene();
    const { transaction } = signPayment(wallet);
    const bytes = Buffer.from(transaction, 'base64');
    const other = Buffer.from(bytes);
    other[70] = (other[70] ?? 0) ^ 1;
    const signature = Buffer.from(bytes);
    signature[5] = (signature[5] ?? 0) ^ 1;
    const nonce = { program: '11111111111111111111111111111111', accounts: [1, 0], data: Uint8Array.of(4, 0, 0, 0) };
    for (const [wrong, code] of [
      [bytes.subarray(0, -1), 'not_a_transaction'],
      [Buffer.concat([bytes, Buffer.from([0])]), 'not_a_transaction'],
      [Buffer.alloc(1_232, 0xff), 'not_a_transaction'],
      [signature, 'not_signed'],
      [Buffer.from(signPayment(wallet, { instruction: nonce }).transaction, 'base64'), 'not_a_transaction'],
    ] as const) {
      const refused = await browser.refused(sendPayment, {
        transaction: wrong.toString('base64'),
        last_valid_height: 1,
      });
      expect(refused).toMatchObject({ status: 400, code });
    }
    expect((await browser.refused(sendPayment, { transaction: 'AA-_', last_valid_height: 1 })).code).toBe(
      'invalid_input',
    );
    expect((await browser.get(listPayments, {})).payments).toEqual([]);
  });

  it('lists go page by page, newest first, and only what is under way where that is asked', async () => {
    const { opened, cluster, program, browser, wallet } = await payScene();
    cluster.fate = 'forgotten';
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      opened.clock.advance(10);
      const payment = signPayment(wallet);
      if (count >= 2) cluster.landed.set(payment.signature, { err: null, level: 'finalized' });
      await browser.get(sendPayment, { ...payment, last_valid_height: 1_100 });
      await program.settle();
      made.unshift(payment.signature);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { payments: { signature: string }[]; next_cursor: string | null } = await browser.get(listPayments, {
        limit: 2,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...page.payments.map(({ signature }) => signature));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(made);
    const open = await browser.get(listPayments, { is_open: 'true' });
    expect(open.payments.map(({ signature }) => signature)).toEqual(made.slice(3));
    expect((await browser.get(listPayments, { cursor: 'nonsense' })).payments).toEqual([]);
  });

  it('[CHN-10] on the test network it has landed at once, and once, also when it is sent again a day later', async () => {
    const opened = await testApp({ env: { CHAIN: 'test' } });
    const [ana] = await people(opened, 'ana');
    const { browser } = ana;
    const ask = async (method: string, params: readonly unknown[]) => {
      const payload = { jsonrpc: '2.0', id: 1, method, params };
      const reply = await browser.request({ method: 'POST', url: '/api/chain/rpc', payload });
      return reply.json<{ result: { value: unknown } }>().result.value;
    };
    const [wallet, to] = [keyPair(), someAddress()];
    await browser.get(chainCalls.takeTestSol, { address: wallet.address });
    const latest = (await ask('getLatestBlockhash', [])) as { blockhash: string; lastValidBlockHeight: number };
    const instruction = transferOf(10_000_000n);
    const { transaction, signature } = signPayment(wallet, { to, blockhash: latest.blockhash, instruction });
    const input = { transaction, to, last_valid_height: latest.lastValidBlockHeight };
    await browser.get(sendPayment, input);
    await opened.app.jobs.settle();
    expect((await browser.get(readPayment, { signature })).payment.state).toBe('finalized');
    opened.clock.advance(86_400_000);
    expect((await browser.get(sendPayment, input)).payment.state).toBe('finalized');
    await opened.app.jobs.settle();
    expect([await ask('getBalance', [to]), await ask('getBalance', [wallet.address])]).toEqual([
      10_000_000, 989_995_000,
    ]);
  });
});
