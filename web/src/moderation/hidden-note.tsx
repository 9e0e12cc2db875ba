import type { DecisionView } from '@wagram/contract/moderation';
import type { PostView } from '@wagram/contract/posts';
import { EyeOff } from 'lucide-react';
import { Button, openDialog } from '#ui';
import { useDecisions } from './api.ts';
import { texts } from './texts-author.ts';

const Appeal = ({ decision }: { readonly decision: DecisionView }) => {
  if (decision.appeal?.state === 'open') return <p className="text-sm text-ink-2">{texts.appealOpen}</p>;
  if (decision.appeal !== null) return <p className="text-sm text-ink-2">{texts.appealRefused}</p>;
  return (
    <Button look="outline" size="sm" onClick={() => openDialog('appeal', { decision: decision.id })}>
      {texts.appeal}
    </Button>
  );
};

/** On a hidden post, for its author, who alone still sees it. */
export const HiddenNote = ({ post }: { readonly post: PostView }) => {
  const { data = [] } = useDecisions(post.id);
  const decision = data.find(({ action }) => action === 'hide');
  return (
    <section
      aria-label={texts.hiddenTitle}
      className="mt-3 flex cursor-auto flex-col items-start gap-2.5 rounded-2xl bg-amber-soft px-4 py-3.5"
    >
      <p className="flex items-center gap-2 font-semibold text-amber">
        <EyeOff aria-hidden="true" className="size-4.5" />
        {texts.hiddenTitle}
      </p>
      {decision !== undefined && (
        <>
          <p dir="auto" className="wrap-anywhere">
            {decision.reason}
          </p>
          <Appeal decision={decision} />
        </>
      )}
    </section>
  );
};
