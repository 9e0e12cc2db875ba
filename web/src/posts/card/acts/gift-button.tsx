import { formatAmount, parseAmount } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { Gift } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CSSProperties } from 'react';
import { requireSignIn } from '#auth';
import { getBrand, getLanguage, lazy } from '#kernel';
import { classes, toast } from '#ui';
import { actionClass } from './action-class.ts';
import { useViewerId } from '../../api.ts';
import { texts } from '../../texts.ts';
import { useMoment } from './use-moment.ts';

const GiftPrompt = lazy(async () => ({ default: (await import('./gift-prompt.tsx')).GiftPrompt }));

const ANIMATION_MS = 1_000;
/** From here on the sum stands in its own colour. */
const WARM_FROM = 50n;
const WARM =
  'isolate before:absolute before:inset-x-0 before:inset-y-1 before:-z-1 before:rounded-full before:bg-mint-soft';
const COINS = [-22, 0, 22];

const Coins = () =>
  COINS.map((x, place) => (
    <span
      key={x}
      className="coin"
      style={{ '--fly-x': `${x}px`, animationDelay: `${place * 70}ms` } as CSSProperties}
    />
  ));

const totalOf = (post: PostView) => {
  const total = parseAmount<'WGM'>(post.gifts_total);
  return { text: formatAmount(total, 'WGM', getLanguage()), isWarm: total >= WARM_FROM };
};

export const GiftButton = ({ post }: { readonly post: PostView }) => {
  const [isOpen, setOpen] = useState(false);
  const viewer = useViewerId();
  const joy = useMoment(ANIMATION_MS);
  const token = getBrand().tokens.credit;
  const { text, isWarm } = totalOf(post);
  const handleOpen = () => {
    if (post.user_id === viewer) toast(texts.gift.self);
    else if (requireSignIn(texts.gift.signIn)) setOpen(true);
  };
  const handleSent = () => {
    setOpen(false);
    joy.start();
  };
  const button = (
    <button
      type="button"
      data-act="gift"
      aria-haspopup="dialog"
      aria-label={texts.act.gift(post.gifts, text, token)}
      onClick={isOpen ? undefined : handleOpen}
      className={actionClass('mint', isWarm || joy.isOn, isWarm ? WARM : undefined)}
    >
      <span className="relative inline-flex">
        <Gift key={joy.count} aria-hidden="true" className={classes('size-5', joy.isOn && 'box-hop')} />
        {joy.isOn && <Coins key={`flight-${joy.count}`} />}
      </span>
      <span className="tabular">
        {text}
        {isWarm && <span className="max-wide:hidden"> {token}</span>}
      </span>
    </button>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <GiftPrompt post={post} trigger={button} onSent={handleSent} onClose={() => setOpen(false)} />
    </Suspense>
  );
};
