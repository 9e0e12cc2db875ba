import {
  launchCalls,
  OPEN_HOURS,
  OPENING_LAMPORTS,
  POOL_PERCENT,
  VESTING_DAYS,
  type LaunchView,
} from '@wagram/contract/launchpad';
import { units, type MemberId } from '@wagram/contract/kernel';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ask, readAmount } from '#kernel';
import { PictureField } from '#media';
import { Button, Field, FieldFrame, inputClass, Notice } from '#ui';
import { SignSheet, useNetwork } from '#wallet';
import { composeLaunch, signLaunch } from './api.ts';
import { inSol } from './figures.ts';
import { namesFor } from './pledge-sheets.tsx';
import { texts } from './texts.ts';

const words = texts.form;
const START = { name: '', symbol: '', supply: '1000000', goal: '1', cap: '0.5', share: '10' };

interface ChoiceProps<T extends number> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly say: (value: T) => string;
  readonly onChange: (value: T) => void;
}

const Choice = <T extends number>({ label, options, value, say, onChange }: ChoiceProps<T>) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <select
        id={id}
        className={inputClass(false)}
        value={value}
        onChange={({ target }) => onChange(options.find((one) => one === Number(target.value)) ?? value)}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};

const useTerms = () => {
  const [typed, setTyped] = useState(START);
  const [picture, setPicture] = useState<string | null>(null);
  const [vesting, setVesting] = useState<(typeof VESTING_DAYS)[number]>(180);
  const [hours, setHours] = useState<(typeof OPEN_HOURS)[number]>(24);
  const [goal, cap] = [readAmount(typed.goal, units.SOL), readAmount(typed.cap, units.SOL)];
  const terms =
    goal === null || cap === null || !/^\d{1,2}$/.test(typed.share) || !/^\d{1,13}$/.test(typed.supply)
      ? null
      : {
          name: typed.name,
          symbol: typed.symbol.trim(),
          image_url: picture,
          supply: typed.supply,
          goal: String(goal),
          cap: String(cap),
          share: Number(typed.share),
          vesting_days: vesting,
          open_hours: hours,
        };
  const set = (field: keyof typeof START) => (value: string) =>
    setTyped((before) => ({ ...before, [field]: field === 'symbol' ? value.toUpperCase() : value }));
  return { typed, set, picture, setPicture, terms, vesting, setVesting, hours, setHours };
};

const TermFields = (held: ReturnType<typeof useTerms>) => {
  const { typed, set, picture, setPicture, vesting, setVesting, hours, setHours } = held;
  return (
    <>
      <PictureField name={typed.symbol} url={picture} texts={words.picture} onChange={setPicture} />
      <Field label={words.name} value={typed.name} onChange={set('name')} required maxLength={64} />
      <Field label={words.symbol} value={typed.symbol} onChange={set('symbol')} required maxLength={10} />
      <Field
        label={words.supply}
        hint={words.supplyHint}
        value={typed.supply}
        onChange={set('supply')}
        inputMode="numeric"
      />
      <Field label={words.goal} hint={words.goalHint} value={typed.goal} onChange={set('goal')} inputMode="decimal" />
      <Field label={words.cap} hint={words.capHint} value={typed.cap} onChange={set('cap')} inputMode="decimal" />
      <Field
        label={words.share}
        hint={words.shareHint}
        value={typed.share}
        onChange={set('share')}
        inputMode="numeric"
      />
      <Choice label={words.vesting} options={VESTING_DAYS} value={vesting} say={words.days} onChange={setVesting} />
      <Choice label={words.open} options={OPEN_HOURS} value={hours} say={words.hours} onChange={setHours} />
    </>
  );
};

/** The terms, and then the transaction that makes the token, seen before it is signed. */
export const LaunchForm = ({ memberId, address }: { readonly memberId: MemberId; readonly address: string }) => {
  const held = useTerms();
  const { terms } = held;
  const [draft, setDraft] = useState<LaunchView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const isTraded = (useNetwork()?.products.swap ?? 'off') !== 'off';
  const tellProblem = (cause: unknown) => setProblem(cause instanceof Error ? cause.message : words.wrong);
  const handleNext = async () => {
    setProblem(terms === null ? words.wrong : null);
    if (terms === null) return;
    await ask(launchCalls.createLaunch, { user_id: memberId, address, ...terms }).then(
      ({ launch }) => setDraft(launch),
      tellProblem,
    );
  };
  const handleSigned = async (launch: LaunchView, signature: string) => {
    setDraft(null);
    await signLaunch(launch.id, signature).then(() => void navigate('/launch-token?show=mine'), tellProblem);
  };
  return (
    <form
      className="space-y-4 px-4 pb-8 wide:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        void handleNext();
      }}
    >
      <TermFields {...held} />
      <p className="text-sm text-ink-2">
        {isTraded && `${words.pool(POOL_PERCENT)} `}
        {words.cost(inSol(OPENING_LAMPORTS))}
      </p>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" size="lg" className="w-full">
        {words.next}
      </Button>
      {draft !== null && (
        <SignSheet
          {...{ memberId, address }}
          title={words.sign}
          make={() => composeLaunch(draft.id)}
          names={namesFor(address, draft, null)}
          landed={words.landed}
          onSigned={({ signature }) => void handleSigned(draft, signature)}
          onBack={() => setDraft(null)}
          onClose={() => setDraft(null)}
        />
      )}
    </form>
  );
};
