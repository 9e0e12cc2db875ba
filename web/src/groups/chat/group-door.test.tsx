import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, group, message, openPage, person, serve, yes } from '#testing';
import { GroupDoor } from './group-door.tsx';

const said = [message(1, { kind: 'media', content: '' }, person('ana')), message(2, { content: 'see you there' })];

beforeEach(() => {
  openPage();
  serve({ 'GET /api/groups/preview': yes({ messages: said }) });
});

describe('the door of a group', () => {
  it('[TLK-04] shows no way in to whom it has banned, and no look inside', () => {
    draw(<GroupDoor group={group({ role: null, is_banned: true })} isMember needsApproval />);
    expect(screen.getByText('You cannot join this group: those who run it have banned you.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Join|Request/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'What was said last' })).toBeNull();
  });

  it('[TLK-03] is open to everybody else, with a look inside', async () => {
    draw(<GroupDoor group={group({ role: null })} isMember />);
    expect(screen.getByRole('button', { name: 'Join group' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'What was said last' })).toBeTruthy();
    expect(screen.getByText('see you there')).toBeTruthy();
    expect(screen.getByText('Photo')).toBeTruthy();
  });
});
