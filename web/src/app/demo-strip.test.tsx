import { screen, waitFor } from '@testing-library/react';
import { authCalls } from '@wagram/contract/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask } from '#kernel';
import { draw, no, openPage, serve } from '#testing';
import { dialogReason } from '#ui';
import { DemoStrip } from './demo-strip.tsx';

describe('the shared demo account', () => {
  beforeEach(() => openPage());

  it('[MEND-02] is told by a strip that leads to signing up', () => {
    draw(<DemoStrip />, '/home');
    const strip = screen.getByRole('complementary', { name: 'Shared demo account' });
    expect(strip.textContent).toBe('Shared demo account: make your own');
    expect(screen.getByRole('link', { name: 'make your own' }).getAttribute('href')).toBe('/email-auth?mode=signup');
  });

  it('[MEND-02] what it may not do opens the invitation in the words of the refusal', async () => {
    serve({ 'POST /api/auth/logout': no(403, 'demo_member', 'Make your own account to do this.') });
    draw(<DemoStrip />, '/home');
    await ask(authCalls.logout, {}).catch(() => null);
    await waitFor(() => expect(dialogReason()).toBe('Make your own account to do this.'));
  });
});
