import { postCalls, postTopic, type PostView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, joinLive, logWarning, onLive } from '#kernel';
import { useViewerId } from '../../api.ts';
import { putPost } from './entities.ts';

/** As long as the server tries. */
const AWAITED_MS = 3 * 60_000;
/** Without a connection nothing is told: one look finds what most pages answer by then. */
const LOOK_MS = 5_000;

const isAwaited = ({ card, facets, media, poll, quote_of: quoteOf, ...post }: PostView): boolean =>
  card === null &&
  media === null &&
  poll === null &&
  quoteOf === null &&
  facets.some(({ kind }) => kind === 'link') &&
  Date.now() - Date.parse(post.edited_at ?? post.created_at) < AWAITED_MS;

/**
 * SOC-06: a card comes a moment after its post. Its author sees it come, and whoever has the post open; in lists of others
 * nothing moves.
 */
export const useLateCard = (post: PostView, isOpen: boolean): void => {
  const client = useQueryClient();
  const viewer = useViewerId();
  const { id } = post;
  const isHeard = viewer !== undefined && (isOpen || post.user_id === viewer) && isAwaited(post);
  useEffect(() => {
    if (!isHeard) return undefined;
    const look = () =>
      void ask(postCalls.readPosts, { id }).then(
        (reply) => reply.post !== undefined && putPost(client, reply.post),
        (cause: unknown) => logWarning('A card could not be loaded', cause),
      );
    const timer = window.setTimeout(look, LOOK_MS);
    const stops = [
      () => window.clearTimeout(timer),
      onLive('post.card', (news) => news.post_id === id && look()),
      onLive('resync', look),
      ...(isOpen ? [joinLive(postTopic(id))] : []),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, id, isHeard, isOpen]);
};
