import { bareHandle } from '@wagram/contract/members';
import { Check, Copy, Share2 } from 'lucide-react';
import { getBrand, getConfig } from '#kernel';
import { Button, toast, useCopy } from '#ui';
import { texts } from './texts.ts';

const words = texts.link;

const share = async (url: string): Promise<void> => {
  try {
    await navigator.share({ url, text: words.shareText(getBrand().name) });
  } catch (cause) {
    // Closing the sheet is an answer, not a failure.
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) toast(words.shareFailed, 'bad');
  }
};

/** REW-01, D19: the invite path with the handle without its @. */
export const ReferralLink = ({ username }: { readonly username: string }) => {
  const [isCopied, copy] = useCopy();
  const link = `${getConfig().publicUrl ?? window.location.origin}/invite/${bareHandle(username)}`;
  const handleCopy = async () => {
    if (!(await copy(link))) toast(words.failed, 'bad');
  };
  const Mark = isCopied ? Check : Copy;
  return (
    <section aria-labelledby="referral-link" className="flex flex-col gap-3">
      <h2 id="referral-link" className="text-lg font-bold tracking-tight">
        {words.title}
      </h2>
      <div className="flex flex-wrap gap-2">
        <input
          readOnly
          value={link}
          aria-label={words.label}
          onFocus={(event) => event.target.select()}
          className="h-11 min-w-0 flex-[1_0_100%] rounded-field border border-line bg-sunken px-3.5 font-mono text-sm text-ink sm:flex-[1_1_12rem]"
        />
        <Button
          look={isCopied ? 'soft' : 'primary'}
          icon={<Mark aria-hidden="true" className="size-4.5" />}
          className="flex-1 sm:min-w-28 sm:flex-none"
          onClick={() => void handleCopy()}
        >
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            look="outline"
            icon={<Share2 aria-hidden="true" className="size-4.5" />}
            className="flex-1 sm:flex-none"
            onClick={() => void share(link)}
          >
            {words.share}
          </Button>
        )}
      </div>
    </section>
  );
};
