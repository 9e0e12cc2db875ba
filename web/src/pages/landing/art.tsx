import { getBrand } from '#kernel';
import { Avatar } from '#ui';
import { texts as words } from './art-texts.ts';

// A drawing of the product for people who see it; it tells nothing that the words beside it do not, and no figures: MEND-11.
const Dusk = () => (
  <svg viewBox="0 0 520 300" className="block w-full rounded-xl" preserveAspectRatio="xMidYMid slice">
    <defs>
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1c1466" />
        <stop offset="0.55" stopColor="#6a43e6" />
        <stop offset="1" stopColor="#d869b8" />
      </linearGradient>
    </defs>
    <rect width="520" height="300" fill="url(#dusk)" />
    <circle cx="378" cy="118" r="52" fill="#ffe7c7" />
    <path d="M0 226 98 158l82 48 88-86 98 84 74-44 80 50v90H0z" fill="#38186d" opacity="0.9" />
    <path d="M0 262l128-54 118 52 104-40 170 50v30H0z" fill="#130630" />
  </svg>
);

const Sign = ({ path, isFilled = false }: { readonly path: string; readonly isFilled?: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    className="size-5"
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);

const HEART = 'M12 20.3 4.6 13a4.7 4.7 0 0 1 6.6-6.7l.8.8.8-.8a4.7 4.7 0 0 1 6.6 6.7z';
const BUBBLE = 'M12 4a8 8 0 1 1-4 14.9L3.6 20.2 4.9 16A8 8 0 0 1 12 4z';
const GIFT =
  'M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5S11 3.5 8.6 3.5a2 2 0 0 0 0 4zM12 7.5s1-4 3.4-4a2 2 0 0 1 0 4z';

const Line = ({ width }: { readonly width: string }) => (
  <span className="block h-2.5 rounded-full bg-sunken" style={{ width }} />
);

const PostCard = () => (
  <div className="w-[430px] rounded-3xl border border-line bg-surface p-5 shadow-2xl shadow-black/10">
    <div className="flex gap-3">
      <Avatar name={words.author} size={44} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5 text-base font-semibold">{words.author}</div>
        <p className="mt-0.5 text-base">{words.post}</p>
      </div>
    </div>
    <div className="mt-4">
      <Dusk />
    </div>
    <div className="tabular mt-4 flex items-center justify-between text-sm font-medium text-ink-2">
      <span className="flex items-center gap-2 text-coral">
        <Sign path={HEART} isFilled />
      </span>
      <span className="flex items-center gap-2">
        <Sign path={BUBBLE} />
      </span>
      <span className="flex items-center gap-2 rounded-full bg-mint-soft px-3.5 py-2 font-semibold text-mint">
        <Sign path={GIFT} /> {words.tip}
      </span>
    </div>
  </div>
);

export const LandingArt = () => (
  <div aria-hidden="true" className="relative h-[600px] w-[560px] shrink animate-fade select-none">
    <div className="absolute end-0 top-14 rotate-[2.5deg]">
      <PostCard />
    </div>
    <div className="absolute start-6 top-0 flex w-64 -rotate-3 items-center gap-3 rounded-2xl border border-line bg-surface p-4 shadow-xl shadow-black/10">
      <span className="rounded-md bg-coral px-2 py-1 text-xs font-bold text-paper">{words.live}</span>
      <span className="flex flex-1 flex-col gap-2">
        <Line width="90%" />
        <Line width="55%" />
      </span>
    </div>
    <div className="absolute start-0 bottom-0 w-72 -rotate-2 rounded-3xl bg-[linear-gradient(135deg,#3a25a8,#5b3be0_55%,#b654d4)] p-5 text-white shadow-2xl shadow-black/20">
      <p className="text-sm font-medium text-white/85">{words.wallet}</p>
      <p className="mt-1 text-3xl font-bold tracking-tight">{getBrand().tokens.credit}</p>
      <p className="mt-1 text-sm text-white/85">{words.keys}</p>
    </div>
    <div className="absolute end-0 bottom-3 rotate-1 rounded-3xl rounded-ee-md bg-accent px-5 py-3.5 text-base font-medium text-on-accent shadow-xl shadow-black/10">
      {words.thanks}
    </div>
  </div>
);
