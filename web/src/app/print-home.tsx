import type { authCalls } from '@wagram/contract/auth';
import type { mutingCalls } from '@wagram/contract/blocks';
import type { CallReply, PublicConfig } from '@wagram/contract/kernel';
import type { noticeCalls } from '@wagram/contract/notifications';
import type { FeedType, postCalls } from '@wagram/contract/posts';
import { toChoices, type settingsCalls } from '@wagram/contract/settings';
import type { streamCalls } from '@wagram/contract/streams';
import type { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { learnMuted } from '#blocks';
import { createQueryClient, dropStoredUser, keepConfig, keepStoredUser, removeStored } from '#kernel';
import { keepUnread } from '#notifications';
import { putFeed, putTicker } from '#posts';
import { keepChoices } from '#settings';
import { putMostWatched } from '#streams';
import { HomePage } from '../pages/home.tsx';
import { Shell } from './shell.tsx';

/** What home asks first, by the names that the server gives it. What is missing could not be had. */
export interface HomeAnswers {
  readonly session: CallReply<typeof authCalls.getSession>;
  readonly feed: CallReply<typeof postCalls.readPosts>;
  readonly muted: CallReply<typeof mutingCalls.listMuted>;
  readonly settings: CallReply<typeof settingsCalls.readSettings>;
  readonly ticker?: CallReply<typeof postCalls.readTicker>;
  readonly streams?: CallReply<typeof streamCalls.listStreams>;
  readonly unread?: CallReply<typeof noticeCalls.countUnread>;
}

type Member = NonNullable<HomeAnswers['session']['user']>;

/** A router that has gone nowhere yet calls where it is this. */
const VISIT = 'default';

const fill = (client: QueryClient, user: Member, tab: FeedType, answers: HomeAnswers): void => {
  const { feed, muted, settings, ticker, streams, unread } = answers;
  keepStoredUser(user);
  keepChoices(toChoices(settings.settings));
  learnMuted(client, user.id, muted);
  putFeed(client, { feed: tab, visit: VISIT }, user.id, feed);
  if (ticker !== undefined) putTicker(client, ticker);
  if (streams !== undefined) putMostWatched(client, streams);
  if (unread !== undefined) keepUnread(client, user.id, unread);
};

/** Nothing of one member is there when the next one's is printed. */
const forget = (client: QueryClient): void => {
  client.clear();
  dropStoredUser();
  for (const key of ['settings', 'message-settings', 'muted'] as const) removeStored(key);
};

/** SOC-17: the beginning of home as markup. Nothing in it waits, so that no other print comes between. */
export const printHome = (config: PublicConfig, tab: FeedType, answers: HomeAnswers): string => {
  const { user } = answers.session;
  if (user === null) return '';
  const client = createQueryClient();
  keepConfig(config);
  try {
    fill(client, user, tab, answers);
    return renderToStaticMarkup(
      <MemoryRouter initialEntries={[`/home?tab=${tab}`]}>
        <Routes>
          <Route element={<Shell client={client} />}>
            <Route path="/home" element={<HomePage />} />
          </Route>
        </Routes>
      </MemoryRouter>,
    );
  } finally {
    forget(client);
  }
};
