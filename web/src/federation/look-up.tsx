import { useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#auth';
import { isAskError } from '#kernel';
import { memberPath } from '#members';
import { Notice, Spinner } from '#ui';
import { mayBeElsewhere, useLookUp } from './api.ts';
import { texts } from './texts.ts';

const words = texts.lookUp;

/** FED-03: an address or @name@host in the search leads there, as soon as the other server has answered. */
export const LookUpElsewhere = ({ query }: { readonly query: string }) => {
  const { user } = useSession();
  const isAsked = user !== null && mayBeElsewhere(query);
  const { data, error, isFetching } = useLookUp(query, isAsked);
  const navigate = useNavigate();
  useEffect(() => {
    if (data === undefined) return;
    void navigate(data.kind === 'member' ? memberPath(data.username) : `/post/${data.id}`, { replace: true });
  }, [data, navigate]);
  if (!isAsked) return null;
  return (
    <div className="border-b border-line px-4 py-3.5 wide:px-5">
      {isFetching && (
        <p role="status" className="flex items-center gap-3 text-base text-ink-2">
          <Spinner className="size-5" />
          <span className="min-w-0">
            {words.looking}
            <span className="block text-sm text-ink-3 wrap-anywhere">
              <bdi>{words.hint(query)}</bdi>
            </span>
          </span>
        </p>
      )}
      {!isFetching && error !== null && (
        <Notice tone="plain">
          <span className="flex items-center gap-2">
            <Globe aria-hidden="true" className="size-4.5 shrink-0" />
            {isAskError(error) ? error.message : words.failed}
          </span>
        </Notice>
      )}
    </div>
  );
};

/** FED-03: the page of somebody whom this server does not know yet: their own is asked. */
export const FoundElsewhere = ({ username, children }: { readonly username: string; readonly children: ReactNode }) => {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isReadAgain, setReadAgain] = useState(false);
  const isAsked = user !== null && mayBeElsewhere(username);
  const { data, isFetching } = useLookUp(username, isAsked);
  useEffect(() => {
    if (data === undefined) return;
    // Their name may have another host than their account, by which they are called here.
    const path = data.kind === 'member' ? memberPath(data.username) : null;
    if (path !== null && path.toLowerCase() !== memberPath(username).toLowerCase())
      return void navigate(path, { replace: true });
    void client.invalidateQueries({ queryKey: ['profile'] }).then(() => setReadAgain(true));
  }, [data, username, client, navigate]);
  if (!isAsked || isReadAgain || (!isFetching && data === undefined)) return children;
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-4 py-16 text-base text-ink-2">
      <Spinner className="size-5" />
      {words.looking}
    </p>
  );
};
