import { asId, type CommentId } from '@wagram/contract/kernel';
import { describe, expect, it, vi } from 'vitest';
import { draw, openPage } from '#testing';
import { commentElementId, IntoView } from './show-comment.ts';

describe('a comment that somebody came for', () => {
  it('[MEND-01] comes into view, also where a browser answers a scroll with a promise, and the page can be left', () => {
    openPage();
    const id = asId<CommentId>('00000000-0000-7000-a000-000000000001');
    const scroll = vi.fn(() => Promise.resolve());
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll as unknown as () => void);
    const page = draw(
      <article id={commentElementId(id)}>
        <IntoView id={id} />
      </article>,
    );
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(() => page.unmount()).not.toThrow();
  });
});
