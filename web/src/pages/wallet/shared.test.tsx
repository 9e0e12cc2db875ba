import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve, testNetwork, yes } from '#testing';
import { emptyShelves } from '../../wallet/vault/testing-vault.ts';
import { WalletSettingsPage } from './settings.tsx';

describe('the wallet of the shared demo account', () => {
  it('[D28] a shared wallet is not called a secret, and offers nothing that would change it for everybody', async () => {
    openPage({ testNetwork: true });
    emptyShelves();
    keepStoredUser(person('ana', { demo: true }));
    serve({ 'GET /api/chain/network': yes({ network: testNetwork() }) });
    draw(<WalletSettingsPage />, '/wallet/settings');
    await screen.findByText('Public key');
    expect(screen.getByText('A shared wallet')).toBeTruthy();
    expect(screen.queryByText('Keep these secret')).toBeNull();
    for (const name of ['Set a password', 'Import', 'Generate New Wallet', 'Unlink'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
