import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, group, openPage } from '#testing';
import { GroupDoor } from './group-door.tsx';

beforeEach(() => openPage());

describe('the door of a group', () => {
  it('[TLK-04] shows no way in to whom it has banned', () => {
    draw(<GroupDoor group={group({ role: null, is_banned: true })} isMember needsApproval />);
    expect(screen.getByText('You cannot join this group: those who run it have banned you.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Join|Request/ })).toBeNull();
  });

  it('is open to everybody else', () => {
    draw(<GroupDoor group={group({ role: null })} isMember />);
    expect(screen.getByRole('button', { name: 'Join group' })).toBeTruthy();
  });
});
