import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, no, openPage, post, serve, yes } from '#testing';
import { isDialogOpen, openDialog } from '#ui';
import { ReportDialog } from './report-dialog.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

describe('report dialog', () => {
  beforeEach(() => {
    openPage();
    openDialog('report', { target: 'post', id: post(1).id });
  });

  it('[POST-15] a guest’s report reaches the server with its reason and note', async () => {
    const log = serve({ 'POST /api/reports': yes() });
    draw(<ReportDialog />);
    expect(screen.getByRole('dialog', { name: 'Report this post' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send report' }).hasAttribute('disabled')).toBe(true);
    choose(/^Scam/);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' asks for my phrase ' } });
    press('Send report');
    await expect.poll(isDialogOpen).toBe(false);
    expect(log.at(-1)?.body).toEqual({
      target: 'post',
      target_id: post(1).id,
      reason: 'scam',
      note: 'asks for my phrase',
    });
  });

  it('a channel is called a channel', () => {
    openDialog('report', { target: 'group', id: post(1).id, kind: 'channel' });
    draw(<ReportDialog />);
    expect(screen.getByRole('dialog', { name: 'Report this channel' })).toBeTruthy();
  });

  it('[POST-15] a report that did not arrive stays, with what was chosen', async () => {
    serve({ 'POST /api/reports': no(429, 'too_many_requests', 'Too many requests. Please wait a moment.') });
    draw(<ReportDialog />);
    choose(/^Spam/);
    press('Send report');
    expect(await screen.findByText('Too many requests. Please wait a moment.')).toBeTruthy();
    expect((screen.getByRole('radio', { name: /^Spam/ }) as HTMLInputElement).checked).toBe(true);
  });
});
