import { fireEvent, screen } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { putPost, useKnownPost } from '#posts';
import { draw, no, openPage, person, post, serve, yes } from '#testing';
import { isDialogOpen, Toaster } from '#ui';
import { Suspense, useState } from 'react';
import { BookmarkButton } from './bookmark-button.tsx';

const Card = ({ isSaved }: { readonly isSaved: boolean }) => {
  const client = useQueryClient();
  const [id] = useState(() => putPost(client, post(1, { bookmarked: isSaved })));
  const known = useKnownPost(id);
  return (
    <Suspense>
      {known !== null && <BookmarkButton post={known} />}
      <Toaster theme="light" />
    </Suspense>
  );
};
const button = (name: string) => screen.findByRole('button', { name });
const pair = { userId: person('ana').id, postId: post(1).id };

describe('bookmark button', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
  });

  it('[POST-05] [BOOK-02] saves at once and says so', async () => {
    const log = serve({ 'POST /api/bookmarks': yes({ bookmarked: true }) });
    draw(<Card isSaved={false} />);
    fireEvent.click(await button('Bookmark'));
    expect((await button('Remove bookmark')).getAttribute('aria-pressed')).toBe('true');
    expect(await screen.findByText('Post bookmarked! 📖')).toBeTruthy();
    expect(log.map(({ line, body }) => [line, body])).toEqual([['POST /api/bookmarks', pair]]);
  });

  it('[POST-05] a failure takes it back', async () => {
    serve({ 'POST /api/bookmarks': no(500, 'unexpected', 'x') });
    draw(<Card isSaved={false} />);
    fireEvent.click(await button('Bookmark'));
    expect(await screen.findByText('Failed to bookmark post')).toBeTruthy();
    expect((await button('Bookmark')).getAttribute('aria-pressed')).toBe('false');
  });

  it('[POST-05] removing can be undone', async () => {
    const log = serve({
      'DELETE /api/bookmarks': yes({ bookmarked: false }),
      'POST /api/bookmarks': yes({ bookmarked: true }),
    });
    draw(<Card isSaved />);
    fireEvent.click(await button('Remove bookmark'));
    fireEvent.click(await button('Undo'));
    expect((await button('Remove bookmark')).getAttribute('aria-pressed')).toBe('true');
    expect(log.map(({ line }) => line)).toEqual(['DELETE /api/bookmarks', 'POST /api/bookmarks']);
  });

  it('[POST-05] a guest is asked to sign in', async () => {
    openPage();
    const log = serve({});
    draw(<Card isSaved={false} />);
    fireEvent.click(await button('Bookmark'));
    expect(isDialogOpen()).toBe(true);
    expect(log).toEqual([]);
  });
});
