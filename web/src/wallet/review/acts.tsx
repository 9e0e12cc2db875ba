import { withoutDirections } from '@wagram/contract/kernel';
import { CircleHelp, Dot } from 'lucide-react';
import { SYSTEM, TOKEN, TOKEN_2022 } from '#chain';
import type { Act } from '#chain';
import { classes } from '#ui';
import { nameOf, sumOf, tokenName } from './names.ts';
import type { Names } from './names.ts';
import { texts } from '../send/texts.ts';

const words = texts.acts;

const programName = (names: Names, program: string): string => {
  if (program === SYSTEM) return texts.names.system;
  return program === TOKEN || program === TOKEN_2022 ? texts.names.token : nameOf(names, program);
};

/** One instruction as a sentence. */
export const sayAct = (act: Act, names: Names): string => {
  const name = (address: string) => nameOf(names, address);
  switch (act.what) {
    case 'sol':
      return words.sol(sumOf(names, act.amount, null), name(act.from), name(act.to));
    case 'token': {
      const sum = act.mint === null ? texts.names.units(String(act.amount)) : sumOf(names, act.amount, act.mint);
      return words.token(sum, name(act.from), name(act.to));
    }
    case 'open':
      return words.open(name(act.owner), tokenName(names, act.mint));
    case 'allow':
      return words.allow(name(act.delegate), texts.names.units(String(act.amount)), name(act.account));
    case 'revoke':
    case 'freeze':
    case 'thaw':
    case 'sync':
    case 'allocate':
      return words[act.what](name(act.account));
    case 'authority': {
      const of = words.authorities[act.of];
      return act.to === null
        ? words.authorityGone(of, name(act.account))
        : words.authority(of, name(act.account), name(act.to));
    }
    case 'close':
      return words.close(name(act.account), name(act.to));
    case 'burn':
    case 'mint':
      return words[act.what](sumOf(names, act.amount, act.mint), name(act.account));
    case 'token_made':
      return act.freezer === null
        ? words.tokenMade(name(act.mint), name(act.maker))
        : words.tokenMadeFrozen(name(act.mint), name(act.maker), name(act.freezer));
    case 'shared':
      return words.shared(name(act.account), act.needed, act.signers.map(name));
    case 'create':
      return words.create(name(act.account), programName(names, act.owner), sumOf(names, act.lamports, null));
    case 'assign':
      return words.assign(name(act.account), programName(names, act.owner));
    case 'note':
      return words.note(withoutDirections(act.text));
    case 'budget':
      return words.budget;
    case 'unknown':
      return words.unknown(act.program);
  }
};

/** Everything that a transaction does, in its order; what is unknown stands out. */
export const ActList = ({ acts, names }: { readonly acts: readonly Act[]; readonly names: Names }) => (
  <ol className="flex flex-col gap-2">
    {acts.map((act, place) => {
      const isUnknown = act.what === 'unknown';
      const Icon = isUnknown ? CircleHelp : Dot;
      return (
        <li key={place} className={classes('flex gap-2 text-sm leading-5', isUnknown ? 'text-coral' : 'text-ink-2')}>
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{sayAct(act, names)}</span>
        </li>
      );
    })}
  </ol>
);
