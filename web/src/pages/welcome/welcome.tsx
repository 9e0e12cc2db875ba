import { QueryClientProvider } from '@tanstack/react-query';
import type { OwnProfileView } from '@wagram/contract/members';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#auth';
import { getBrand, getQueryClient, logWarning } from '#kernel';
import { finishWelcome } from '#profiles';
import { CreditStep, useCreditWords } from './credit.tsx';
import { WelcomeFrame } from './frame.tsx';
import { PeopleStep, ProfileStep, TopicsStep } from './steps.tsx';
import { texts as words } from './texts.ts';

const STEPS = ['profile', 'topics', 'people', 'credit'] as const;
type Step = (typeof STEPS)[number];

/** The step stands in the address: the browser's own Back goes one step back, and a reload stays. */
const useStep = (): [step: Step, go: (to: Step) => void] => {
  const [query, setQuery] = useSearchParams();
  const step = STEPS.find((one) => one === query.get('step')) ?? 'profile';
  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [step]);
  return [step, (to) => setQuery({ step: to })];
};

/** It ends on the feed that was filled; who followed nobody finds what everybody reads. */
const useFinish = () => {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const finish = async () => {
    setBusy(true);
    // A welcome that cannot be ended does not keep anybody out: it is asked again at the next sign-in.
    const profile = await finishWelcome().catch((cause: unknown) => {
      logWarning('The welcome could not be ended', cause);
      return null;
    });
    const hasFeed = (profile?.following_count ?? 0) > 0;
    void navigate(hasFeed ? '/home?tab=following' : '/home', { replace: true });
  };
  return { isBusy, finish };
};

const Welcome = ({ user }: { readonly user: OwnProfileView }) => {
  const [step, go] = useStep();
  const { isBusy, finish } = useFinish();
  const credit = useCreditWords(user);
  const at = STEPS.indexOf(step);
  const next = STEPS[at + 1];
  const before = STEPS[at - 1];
  const onNext = () => next !== undefined && go(next);
  const said =
    step === 'credit'
      ? credit
      : step === 'profile'
        ? { title: words.profile.title(getBrand().name), hint: words.profile.hint }
        : words[step];
  return (
    <WelcomeFrame
      step={at + 1}
      of={STEPS.length}
      title={said.title}
      hint={said.hint}
      onBack={before === undefined ? null : () => go(before)}
      onSkipAll={() => void finish()}
    >
      {step === 'profile' && <ProfileStep user={user} onNext={onNext} />}
      {step === 'topics' && <TopicsStep user={user} onNext={onNext} />}
      {step === 'people' && <PeopleStep user={user} onNext={onNext} />}
      {step === 'credit' && <CreditStep isBusy={isBusy} onFinish={() => void finish()} />}
    </WelcomeFrame>
  );
};

/** SOC-01. Nobody but a newcomer sees it. */
export const WelcomePage = () => {
  const { user, isChecking } = useSession();
  // Decided once: whoever ends it is on the way to their feed, and not sent anywhere else.
  const [isNew] = useState(() => user?.needs_welcome === true);
  if (isChecking) return null;
  if (user === null) return <Navigate to="/auth" replace />;
  if (!isNew) return <Navigate to="/home" replace />;
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Welcome user={user} />
    </QueryClientProvider>
  );
};
