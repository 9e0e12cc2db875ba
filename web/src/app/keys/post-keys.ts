const POST = '[data-post]';

const posts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`#main ${POST}`)];

/** The post that has the focus, or holds it. */
const currentPost = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(POST) ?? null;

/** A page that is about one post: keys mean it without stepping there first. */
const onlyPost = (): HTMLElement | null => document.querySelector<HTMLElement>(`#main ${POST}[data-alone]`);

const firstInSight = (): HTMLElement | undefined =>
  posts().find((post) => post.getBoundingClientRect().bottom > window.innerHeight / 4);

const step = (by: 1 | -1): void => {
  const all = posts();
  const current = currentPost();
  const next = current === null ? firstInSight() : all[all.indexOf(current) + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
};

/** Keys find what they act on by its name in the card, so that it does not matter which room brought it. */
const press = (act: string): boolean => {
  const target = (currentPost() ?? onlyPost())?.querySelector<HTMLElement>(`[data-act="${act}"]`);
  target?.click();
  return target != null;
};

const acts: Readonly<Record<string, () => boolean>> = {
  l: () => press('like'),
  r: () => press('reply'),
  b: () => press('bookmark'),
  o: () => press('open'),
  // Enter on a link or a button inside the card is theirs.
  Enter: () => document.activeElement?.matches(POST) === true && press('open'),
};

/** True when the key meant a post: j and k step, the others act on the post they stepped to. */
export const actOnPostByKey = (key: string): boolean => {
  if (key === 'j' || key === 'k') {
    step(key === 'j' ? 1 : -1);
    return true;
  }
  return acts[key]?.() ?? false;
};
