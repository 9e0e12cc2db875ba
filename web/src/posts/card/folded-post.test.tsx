import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser, writeStoredJson } from '#kernel';
import { draw, openPage, person, post, serve } from '#testing';
import { FoldedPost } from './folded-post.tsx';
import { LikeButton } from './acts/like-button.tsx';
import { PostCounts } from './post-counts.tsx';
import { Warned } from './warned.tsx';
import { defaultChoices } from '@wagram/contract/settings';

const ana = person('ana');
const place = { index: 0, of: 1 };
const folded = (content: string, by = person('bob').id) => (
  <FoldedPost post={{ ...post(1), content, user_id: by }} place={place}>
    <p>{content}</p>
  </FoldedPost>
);

describe('what posts show to a member', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
    serve({});
    const since = new Date().toISOString();
    writeStoredJson('muted', {
      owner: ana.id,
      muted: { words: [{ word: '#finale', until: null, since }], posts: [] },
    });
  });

  it('[SOC-10] a post with a muted word is one line that can be opened; others stand as they are', () => {
    draw(folded('the #Finale was great'));
    expect(screen.queryByText('the #Finale was great')).toBeNull();
    const line = screen.getByRole('article', { name: /with a word you muted/ });
    expect(line.getAttribute('aria-posinset')).toBe('1');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('the #Finale was great')).toBeTruthy();
    draw(folded('the finale'));
    expect(screen.getByText('the finale')).toBeTruthy();
  });

  it('[SOC-10] one’s own posts are never folded', () => {
    draw(folded('my #finale', ana.id));
    expect(screen.getByText('my #finale')).toBeTruthy();
  });

  it('[SOC-10] like counts are neither shown nor said when they are hidden', () => {
    const liked = { ...post(1), likes_count: 41, liked: false };
    draw(<LikeButton post={liked} />);
    expect(screen.getByRole('button', { name: 'Like, 41 likes' }).textContent).toBe('41');
    openPage();
    writeStoredJson('settings', { ...defaultChoices, display: { ...defaultChoices.display, hideLikeCounts: true } });
    draw(
      <>
        <LikeButton post={liked} />
        <PostCounts post={liked} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Like' }).textContent).toBe('');
    expect(document.body.textContent).not.toContain('41');
    expect(document.body.innerHTML).not.toContain('41 likes');
  });

  it('[SOC-10] a post with a warning is open from the start for whoever wants it so, and can be folded', () => {
    const warned = (
      <Warned warning="spiders">
        <p>eight legs</p>
      </Warned>
    );
    draw(warned);
    expect(screen.queryByText('eight legs')).toBeNull();
    openPage();
    writeStoredJson('settings', { ...defaultChoices, display: { ...defaultChoices.display, openWarnings: true } });
    draw(warned);
    expect(screen.getByText('eight legs')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { expanded: true }));
    expect(screen.queryByText('eight legs')).toBeNull();
  });
});
