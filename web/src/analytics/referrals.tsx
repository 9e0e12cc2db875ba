import { bareHandle } from '@wagram/contract/members';
import { Check, Copy } from 'lucide-react';
import { getConfig } from '#kernel';
import { fullCount } from '#posts';
import { Button, toast, useCopy } from '#ui';
import { texts } from './texts.ts';

const words = texts.referrals;

interface ReferralsProps {
  readonly username: string;
  readonly count: number;
}

/** ANAL-01, D19: members who came through this member's invitation, and the link that invites. */
export const Referrals = ({ username, count }: ReferralsProps) => {
  const [isCopied, copy] = useCopy();
  const link = `${getConfig().publicUrl ?? window.location.origin}/invite/${bareHandle(username)}`;
  const handleCopy = async () => {
    if (!(await copy(link))) toast(words.failed, 'bad');
  };
  return (
    <section aria-labelledby="analytics-referrals" className="flex flex-col gap-3 px-4 pt-8 pb-6 wide:px-5">
      <h2 id="analytics-referrals" className="text-lg font-bold tracking-tight">
        {words.title}
      </h2>
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
        <div>
          <p className="text-base">
            <span className="figures me-1.5 text-2xl font-bold">{fullCount(count)}</span>
            <span className="text-ink-2">{words.joined(count)}</span>
          </p>
          <p className="mt-1 text-sm text-ink-3">{words.hint}</p>
        </div>
        <div className="flex flex-col gap-2 sm:flex-row">
          <input
            readOnly
            value={link}
            aria-label={words.link}
            onFocus={(event) => event.target.select()}
            className="h-11 min-w-0 shrink-0 rounded-field sm:flex-1 sm:shrink border border-line bg-sunken px-3 font-mono text-sm text-ink-2"
          />
          <Button
            look={isCopied ? 'soft' : 'primary'}
            icon={
              isCopied ? (
                <Check aria-hidden="true" className="size-4.5" />
              ) : (
                <Copy aria-hidden="true" className="size-4.5" />
              )
            }
            className="shrink-0"
            onClick={() => void handleCopy()}
          >
            <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
          </Button>
        </div>
      </div>
    </section>
  );
};
