import type { ExploreTab } from '@wagram/contract/explore';
import { AtSign, Hash, Newspaper, Telescope, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#auth';
import { searchPath } from '#search';
import { Button, buttonClass, EmptyState, openDialog } from '#ui';
import { explorePath } from './explore-path.ts';
import type { Exploring } from './explore-path.ts';
import { texts } from './texts.ts';

const words = texts.empty;

const icons: Record<ExploreTab, ReactNode> = {
  posts: <Newspaper className="size-7" />,
  communities: <Users className="size-7" />,
  creators: <AtSign className="size-7" />,
  topics: <Hash className="size-7" />,
};

const Begin = ({ tab }: { readonly tab: ExploreTab }) => {
  const { user } = useSession();
  if (tab === 'communities') {
    return (
      <Link to="/create-new" className={buttonClass('outline')}>
        {words.create}
      </Link>
    );
  }
  const isCreators = tab === 'creators';
  const dialog = user === null ? 'sign-in' : isCreators ? 'edit-profile' : 'new-post';
  return (
    <Button look="outline" onClick={() => openDialog(dialog)}>
      {isCreators ? words.choose : words.write}
    </Button>
  );
};

/** D11: where there is nothing, it says so and offers the next step. */
export const ExploreEmpty = ({ exploring }: { readonly exploring: Exploring }) => {
  const { tab, filter, q } = exploring;
  if (q !== '') {
    return (
      <EmptyState
        icon={<Telescope className="size-7" />}
        title={words.found(q)}
        hint={words.foundHint}
        action={
          <Link to={searchPath(q)} className={buttonClass('outline')}>
            {words.everywhere}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={icons[tab]}
      title={words[tab]}
      hint={words[`${tab}Hint`]}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {filter !== 'all' && (
            <Link to={explorePath({ ...exploring, filter: 'all' })} replace className={buttonClass('soft')}>
              {words.showAll}
            </Link>
          )}
          <Begin tab={tab} />
        </div>
      }
    />
  );
};
