import { readFile } from 'node:fs/promises';
import { apiOf } from './api.ts';
import { expect, kept, test } from './journey.ts';
import { signUp } from './people.ts';
import { postAs } from './posts.ts';
import {
  addressOf,
  enterPassword,
  everythingKept,
  overhear,
  setPassword,
  shownPhrase,
  storedWallet,
  tracesOf,
} from './wallet.ts';
import type { Secrets } from './wallet.ts';

const PASSWORD = 'nine slow green trams';
const ABOUT = `${'abandon '.repeat(11)}about`;
const ABOUT_ADDRESS = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const ABOUT_SEED = '37df573b3ac4ad5b522e064e25b63ea16bcbe79d449e81a0268d1047948bb445';
const DOTS = '•'.repeat(88);

test.describe('a wallet', () => {
  test.setTimeout(90_000);

  test('shows what came in, gives its address, and behind a password leaves no trace of a secret [WALL-01] [WALL-02] [WALL-07] [MEND-12] @phone', async ({
    page,
    context,
    member,
    otherBrowser,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const friend = (await otherBrowser()).context();
    const { username } = await signUp(friend);
    const id = await postAs(context, 'A tram in the snow');
    await apiOf(friend).posts.actOnPost({ post_id: id, action: 'gift', amount: 5 });

    await page.clock.install();
    const said = overhear(page);
    await page.goto('/wallet');
    const card = page.getByRole('region', { name: 'Credit on this server' });
    await expect(card).toContainText('105 WGM');
    await expect(card).toContainText('+5 earned this week');
    const address = await addressOf(page);
    await page.getByRole('button', { name: 'Receive' }).click();
    const receive = page.getByRole('dialog', { name: 'Receive' });
    await expect(receive.getByText('Do not send real SOL: it would not appear here.')).toBeVisible();
    await expect(page.getByText('Address copied')).toBeVisible();
    expect(await clipboard()).toBe(address);
    await receive.getByRole('button', { name: 'Copy address' }).click();
    await expect(receive.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const more = page.getByRole('dialog', { name: 'More' });
    await expect(more.getByRole('link', { name: /^Stake/ })).toHaveAttribute('href', '/staking');
    await expect(more.getByRole('button', { name: /^Deposit/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Swap' })).toHaveAttribute('href', '/buy-wagram#swap');
    const onChain = page.getByRole('region', { name: 'On Solana' });
    await expect(onChain).toContainText('0 SOL');
    await expect(onChain).toContainText('Test network: these tokens have no value');
    await onChain.getByRole('link', { name: 'Buy' }).click();
    await expect(page.getByRole('heading', { name: 'Buy Wagram' })).toBeVisible();
    await page.goBack();

    await page.getByRole('link', { name: 'Activity' }).click();
    await expect(page.getByText(`Gift from ${username}`)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^wagram-activity-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('date,kind,direction,amount,unit,with,fee,note,signature');
    expect(lines[1]).toMatch(new RegExp(`,gift,in,5,WGM,${username},,,$`));

    const first = await storedWallet(page);
    await page.getByRole('button', { name: 'Set a password' }).click();
    await setPassword(page, PASSWORD);
    await expect(page.getByText('Back up your recovery phrase')).toBeVisible();

    // WA-06: it is asked for, and what is shown hides itself.
    await page.goto('/wallet/settings');
    const shown = page.locator('[data-secret="key"]');
    await expect(shown).toHaveText(DOTS);
    await page.getByRole('button', { name: 'Show private key' }).click();
    await enterPassword(page, 'not this one');
    await expect(page.getByText('That is not the password')).toBeVisible();
    await enterPassword(page, PASSWORD);
    await expect(shown).toHaveText(first.privateKey);
    await page.getByRole('button', { name: 'Copy private key' }).click();
    await expect.poll(clipboard).toBe(first.privateKey);
    await page.clock.fastForward(61_000);
    await expect(shown).toHaveText(DOTS);
    await expect.poll(clipboard).toBe('');

    // A new wallet, seen once, and one from elsewhere: the password stays with both.
    await page.getByRole('button', { name: 'Generate New Wallet' }).click();
    await enterPassword(page, PASSWORD);
    const question = 'This will create a new wallet. Make sure you have backed up your current wallet. Continue?';
    await expect(page.getByText(question)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Earlier wallets')).toBeVisible();
    const second = await storedWallet(page);
    await page.getByRole('button', { name: 'Show recovery phrase' }).click();
    await enterPassword(page, PASSWORD);
    const phrase = await shownPhrase(page);
    expect(phrase.split(' ')).toHaveLength(24);
    await page.getByRole('button', { name: 'Hide recovery phrase' }).click();
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel('Phrase or private key').fill(ABOUT);
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await expect(page.getByText(ABOUT_ADDRESS)).toBeVisible();
    expect(second.publicKey).not.toBe(address);

    // A payment is signed, and the password given for it.
    await page.goto('/wallet');
    await page.getByRole('button', { name: 'Get test SOL' }).click();
    await expect(onChain).toContainText('1 SOL');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByLabel('To', { exact: true }).fill(first.publicKey);
    await expect(page.getByText('Nothing lies at this address yet. Check it twice.')).toBeVisible();
    await page.getByLabel('Amount').fill('0.25');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Send 0.25 SOL' }).click();
    await enterPassword(page, PASSWORD);
    await expect(page.getByText('Landed', { exact: true })).toBeVisible({ timeout: 30_000 });

    // WA-01: nowhere in clear, whether kept, shown, said or logged.
    const canaries: Secrets[] = [
      first,
      { ...second, privateKey: first.privateKey, mnemonic: phrase },
      { publicKey: ABOUT_ADDRESS, privateKey: ABOUT_SEED, mnemonic: ABOUT },
    ];
    const traces = [...canaries.flatMap(tracesOf), 'abandon abandon', PASSWORD];
    const places = { kept: await everythingKept(page), said: said(), logged: server.log() };
    for (const [place, text] of Object.entries(places)) {
      const found = traces.filter((trace) => text.includes(trace));
      expect(found, place).toEqual([]);
    }
    expect(places.kept).toContain(ABOUT_ADDRESS);
    expect(places.said).toContain('/api/ledger/movements');
    expect(places.said).toContain('/api/chain/payments');
    await page.goto('/wallet/settings');
    await expect(page.getByText('Locked', { exact: true })).toBeVisible();
    await expect(shown).toHaveText(DOTS);
    expect(member.id).not.toBe('');
  });

  test('is one in two tabs, survives damage, is taken by its member and stays when they leave [WALL-03] [PR-01] @wide', async ({
    page,
    context,
    watch,
  }) => {
    // Members change behind the page's back: it begins with the one it remembers, and may ask for them before it knows.
    for (const path of ['/api/conversations', '/api/notifications/unread']) watch.allow(403, path);
    // WA-07: both ask at once, and find the same one.
    const second = await context.newPage();
    await Promise.all([page.goto('/wallet'), second.goto('/wallet')]);
    await expect(page.getByText('0 WGM')).toBeVisible();
    await expect(second.getByText('0 WGM')).toBeVisible();
    const made = await storedWallet(page);
    expect(await addressOf(page)).toBe(made.publicKey);
    expect(await addressOf(second)).toBe(made.publicKey);
    await second.close();

    const member = await signUp(context);
    await page.reload();
    await expect(page.getByText('A wallet is on this device already')).toBeVisible();
    await page.getByRole('button', { name: 'Use this wallet' }).click();
    await expect(page.getByText('100 WGM')).toBeVisible();
    expect(await addressOf(page)).toBe(made.publicKey);

    // WA-05: a cut text is kept, told and brought back as far as it is whole.
    await page.evaluate(() => {
      const text = window.localStorage.getItem('wagram_wallet') ?? '';
      window.localStorage.setItem('wagram_wallet', text.slice(0, -12));
    });
    await page.reload();
    await expect(page.getByText('A wallet could not be read')).toBeVisible();
    expect(await addressOf(page)).not.toBe(made.publicKey);
    await page.getByRole('link', { name: 'See it' }).click();
    await page.getByRole('button', { name: 'Bring back' }).first().click();
    await expect(page.getByText('The wallet is back')).toBeVisible();
    await expect(page.getByText(made.publicKey)).toBeVisible();
    expect((await storedWallet(page)).privateKey).toBe(made.privateKey);

    // P5: Log Out says that it stays, and locks it on the way.
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('dialog', { name: 'Your wallet stays on this device' })).toBeVisible();
    await setPassword(page, PASSWORD, 'Lock and log out');
    await expect(page).toHaveURL('/logout');
    await expect(page.getByText('The wallet stays on this device, locked with its password.')).toBeVisible();
    const rest = await everythingKept(page);
    for (const trace of [member.username, member.email, member.id, made.privateKey]) expect(rest).not.toContain(trace);
    const locked = (await kept(page, 'wagram_wallet')) ?? '';
    expect(locked).toContain(made.publicKey);

    // The next person has a wallet of their own, and the first finds theirs again.
    await apiOf(context).auth.createUser();
    await page.goto('/wallet');
    await expect(page.getByText(/\d+ WGM/).first()).toBeVisible();
    expect(await addressOf(page)).not.toBe(made.publicKey);
    expect(await everythingKept(page)).toContain(made.publicKey);
    await apiOf(context).auth.logout();
    await apiOf(context).auth.login({ email: member.email, password: member.password });
    await page.goto('/wallet/settings');
    await expect(page.getByText(made.publicKey)).toBeVisible();
    expect(await kept(page, 'wagram_wallet')).toBe(locked);
  });
});
