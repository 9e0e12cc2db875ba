import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { AlertMark, CheckMark } from './marks/marks.tsx';

type Tone = 'danger' | 'good' | 'plain' | 'warning';

const TONES: Record<Tone, string> = {
  danger: 'bg-coral-soft text-coral',
  good: 'bg-mint-soft text-mint',
  warning: 'bg-amber-soft text-amber',
  plain: 'bg-sunken text-ink-2',
};

/** A message in its place on the screen. Failures are announced at once, the rest politely. */
export const Notice = ({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) => (
  <div
    role={tone === 'danger' ? 'alert' : 'status'}
    className={classes('flex animate-fade gap-3 rounded-field px-4 py-3 text-sm leading-5 font-medium', TONES[tone])}
  >
    {tone === 'good' ? <CheckMark className="size-5 shrink-0" /> : <AlertMark className="size-5 shrink-0" />}
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
