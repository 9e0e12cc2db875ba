import { analyticsCalls, VIEWS_AT_ONCE } from '@wagram/contract/analytics';
import { isId, type MemberId, type PostId } from '@wagram/contract/kernel';
import { ask, logWarning, readStoredUser } from '#kernel';

// A post is seen when half of it, or half a screen of a long one, was in view for a second.
const LOOKED_MS = 1_000;
const BATCH_MS = 5_000;
const SHARE = 0.5;
const STEPS = [0, 0.25, SHARE, 0.75, 1];

/** What this page has reported already; another day it may be reported again. */
const reported = new Map<string, string>();
const waiting = new Set<PostId>();
let timer: number | null = null;

const today = (): string => new Date().toISOString().slice(0, 10);

const send = (what: { post_ids?: PostId[]; profile_id?: MemberId }): void => {
  const viewer = readStoredUser();
  if (viewer === null) return;
  // Lost views are lost: nobody is bothered about them.
  ask(analyticsCalls.reportViews, { ...what, user_id: viewer.id }).catch((cause: unknown) =>
    logWarning('Views were not counted', cause),
  );
};

const flush = (): void => {
  if (timer !== null) window.clearTimeout(timer);
  timer = null;
  const ids = [...waiting];
  waiting.clear();
  for (let at = 0; at < ids.length; at += VIEWS_AT_ONCE) send({ post_ids: ids.slice(at, at + VIEWS_AT_ONCE) });
};

const note = (id: PostId): void => {
  if (readStoredUser() === null || reported.get(id) === today()) return;
  reported.set(id, today());
  waiting.add(id);
  if (waiting.size >= VIEWS_AT_ONCE) flush();
  else timer ??= window.setTimeout(flush, BATCH_MS);
};

export const reportProfile = (memberId: MemberId): void => {
  if (reported.get(memberId) === today()) return;
  reported.set(memberId, today());
  send({ profile_id: memberId });
};

const isLookedAt = ({ isIntersecting, intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean =>
  isIntersecting && intersectionRect.height >= SHARE * Math.min(boundingClientRect.height, window.innerHeight);

/** Watches the cards of posts under an element, also those that come later. Answers how to stop. */
export const watchPosts = (root: HTMLElement): (() => void) => {
  const clocks = new Map<Element, number>();
  const rest = (card: Element): void => {
    window.clearTimeout(clocks.get(card));
    clocks.delete(card);
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target } = entry;
        const id = (target as HTMLElement).dataset['post'];
        if (!isLookedAt(entry)) rest(target);
        else if (id !== undefined && isId<PostId>(id) && !clocks.has(target))
          clocks.set(
            target,
            window.setTimeout(() => note(id), LOOKED_MS),
          );
      }
    },
    { threshold: STEPS },
  );
  const cardsIn = (node: Node): Element[] =>
    node instanceof Element
      ? [...(node.matches('[data-post]') ? [node] : []), ...node.querySelectorAll('[data-post]')]
      : [];
  const drawn = new MutationObserver((changes) => {
    for (const change of changes) {
      for (const card of [...change.removedNodes].flatMap(cardsIn)) {
        sight.unobserve(card);
        rest(card);
      }
      for (const card of [...change.addedNodes].flatMap(cardsIn)) sight.observe(card);
    }
  });
  for (const card of cardsIn(root)) sight.observe(card);
  drawn.observe(root, { childList: true, subtree: true });
  const handleLeave = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', handleLeave);
  return () => {
    document.removeEventListener('visibilitychange', handleLeave);
    drawn.disconnect();
    sight.disconnect();
    for (const card of clocks.keys()) rest(card);
    flush();
  };
};
