import type { PostView } from '@wagram/contract/posts';
import type { VisitedProfile } from '@wagram/contract/profiles';
import { ExternalLink, Globe } from 'lucide-react';
import type { MenuItem } from '#ui';
import { hostOf } from './api.ts';
import { texts } from './texts.ts';

const words = texts.origin;

/** FED-03: that somebody is not from here, and where one finds all of them. */
export const ElsewhereNote = ({ profile }: { readonly profile: VisitedProfile }) => {
  const host = hostOf(profile.username);
  if (host === null) return null;
  return (
    <div className="mt-3 flex gap-3 rounded-xl bg-sunken px-3.5 py-3 text-sm">
      <Globe aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{words.from(host)}</bdi>
        </p>
        <p className="text-ink-2">{words.about}</p>
        <a
          href={`/away/people/${profile.id}`}
          target="_blank"
          rel="noopener nofollow"
          className="mt-1 inline-flex min-h-6 items-center gap-1.5 font-medium text-accent-ink hover:underline"
        >
          {words.openPage}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      </div>
    </div>
  );
};

/** In the menu of a post that was written elsewhere. */
export const useOriginItems = (post: PostView): readonly MenuItem[] =>
  hostOf(post.username) === null
    ? []
    : [
        {
          text: words.open,
          icon: <ExternalLink className="size-5 text-ink-2" />,
          onSelect: () => void window.open(`/away/posts/${post.id}`, '_blank', 'noopener'),
        },
      ];
