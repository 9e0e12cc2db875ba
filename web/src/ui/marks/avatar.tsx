import { graphemesOf } from '@wagram/contract/kernel';
import { useState } from 'react';
import { classes } from '../classes.ts';

// White initials keep 4.5:1 on every one of these.
const GRADIENTS = [
  ['oklch(0.52 0.22 285)', 'oklch(0.55 0.2 330)'],
  ['oklch(0.5 0.12 165)', 'oklch(0.5 0.15 245)'],
  ['oklch(0.5 0.19 262)', 'oklch(0.52 0.12 210)'],
  ['oklch(0.54 0.2 10)', 'oklch(0.5 0.22 330)'],
  ['oklch(0.52 0.14 55)', 'oklch(0.52 0.2 20)'],
  ['oklch(0.48 0.14 300)', 'oklch(0.5 0.18 262)'],
] as const;

// Only marks that follow a letter would belong to it, and those are beyond ASCII.
const PLAIN = /^[ -~](?=[ -~]|$)/;
const firstSign = (text: string): string => PLAIN.exec(text)?.[0] ?? graphemesOf(text).next().value ?? '';

const hash = (text: string): number => {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum;
};

export const initialsOf = (name: string): string => {
  const words = name
    .replace(/^@/, '')
    .split(/[\s_]+/)
    .filter(Boolean);
  const first = firstSign(words[0] ?? '?');
  const last = words.length > 1 ? firstSign(words.at(-1) ?? '') : '';
  // Between letters that would join into another word.
  const between = PLAIN.test(first) || last === '' ? '' : '\u200c';
  return (first + between + last).toUpperCase();
};

interface AvatarProps {
  readonly name: string;
  readonly url?: string | null;
  readonly size?: number;
  readonly className?: string;
}

/** Decorative: the name stands beside it. A picture that does not load gives way to the drawn one. */
export const Avatar = ({ name, url = null, size = 44, className }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = classes('shrink-0 rounded-full object-cover', className);
  if (url !== null && url !== broken) {
    return (
      <img
        src={url}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(url)}
        className={shape}
        style={{ width: size, height: size }}
      />
    );
  }
  const [from, to] = GRADIENTS[hash(name) % GRADIENTS.length] ?? GRADIENTS[0];
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex items-center justify-center overflow-hidden font-bold whitespace-nowrap text-white select-none',
        shape,
      )}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.36,
        backgroundImage: `linear-gradient(135deg, ${from}, ${to})`,
      }}
    >
      {initialsOf(name)}
    </span>
  );
};
