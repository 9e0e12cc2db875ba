import { useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useSession } from '#auth';
import { Button } from '#ui';
import { discardQueued, retryQueued, useQueue } from './queue.ts';
import { texts } from './queue-texts.ts';

/** SOC-14: posts that wait for the network stand above the feed, in the order in which they will go out. */
export const PostQueue = () => {
  const client = useQueryClient();
  const { user } = useSession();
  const queued = useQueue(user?.id);
  if (user === null || queued.length === 0) return null;
  return (
    <section
      aria-labelledby="post-queue"
      className="mx-4 mt-3 rounded-card border border-line bg-sunken px-4 py-3 wide:mx-5"
    >
      <h2 id="post-queue" className="flex items-center gap-2 text-base font-semibold">
        <Clock aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
        {texts.title(queued.length)}
      </h2>
      <ul>
        {queued.map(({ key, input, problem }) => {
          const said = input.content ?? '';
          const words = said === '' ? texts.media : said;
          return (
            <li key={key} className="mt-2 flex flex-wrap items-center justify-end gap-x-2 border-t border-line pt-2">
              <div className="min-w-0 flex-1 basis-48">
                <p dir="auto" className="line-clamp-2 text-base break-words">
                  {words}
                </p>
                <p className={problem === null ? 'text-sm text-ink-2' : 'text-sm text-coral'}>
                  {problem ?? texts.waits}
                </p>
              </div>
              {problem !== null && (
                <Button look="soft" onClick={() => retryQueued(client, user.id, key)}>
                  {texts.retry}
                </Button>
              )}
              <Button look="ghost" aria-label={texts.discardOf(words)} onClick={() => discardQueued(user.id, key)}>
                {texts.discard}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
