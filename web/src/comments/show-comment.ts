export const commentElementId = (id: string): string => `comment-${id}`;

/** Brings a comment into view once the page has drawn it. */
export const showComment = (id: string): void => {
  window.requestAnimationFrame(() =>
    window.requestAnimationFrame(() =>
      document.getElementById(commentElementId(id))?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
    ),
  );
};
