import type { OwnProfileView } from '@wagram/contract/members';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, CheckMark, CloseMark, LogoMark, Spinner } from '#ui';
import { AuthFrame } from './auth-frame.tsx';
import { homeOf } from '../home-of.ts';
import { CallbackError, clearSignIn, finishTrip } from './oauth-callback.ts';
import type { Arrival } from './oauth-callback.ts';
import { enterAs } from '../session.ts';
import { texts } from './texts-oauth.ts';
import { TwoStepForm } from './two-step.tsx';
import { challengeIn } from './use-sign-in.ts';

type State =
  | { readonly is: 'connecting' }
  | { readonly is: 'success'; readonly to: string }
  | { readonly is: 'second-step'; readonly challenge: string }
  | { readonly is: 'failed'; readonly message: string; readonly lines: readonly string[] };

// A code is good for one exchange. React may run an effect twice, so the trip of an address is taken once.
const trips = new Map<string, Promise<Arrival>>();
const takeTrip = (search: string): Promise<Arrival> => {
  const known = trips.get(search) ?? finishTrip(new URLSearchParams(search));
  trips.set(search, known);
  return known;
};

const stateOf = (cause: unknown): State => {
  const challenge = challengeIn(cause);
  if (challenge !== null) return { is: 'second-step', challenge };
  if (cause instanceof CallbackError) return { is: 'failed', message: cause.message, lines: cause.lines };
  return { is: 'failed', message: texts.x.unexpected, lines: [] };
};

/** Runs the way back from a provider once. */
const useTrip = () => {
  const [state, setState] = useState<State>({ is: 'connecting' });
  const finish = (user: OwnProfileView, to = homeOf(user)) => {
    enterAs(user);
    setState({ is: 'success', to });
  };
  useEffect(() => {
    let isAlive = true;
    takeTrip(window.location.search).then(
      ({ user, aim }) => isAlive && finish(user, aim === 'connect' ? '/security' : homeOf(user)),
      (cause: unknown) => isAlive && setState(stateOf(cause)),
    );
    return () => {
      isAlive = false;
    };
  }, []);
  return { state, finish, fail: (message: string) => setState({ is: 'failed', message, lines: [] }) };
};

interface CallbackScreenProps {
  readonly successAfterMs: number;
  /** Null: the error page stays until 'Try Again'. */
  readonly failureAfterMs: number | null;
}

const headingOf = (is: State['is']): string => texts.callback[is === 'second-step' ? 'connecting' : is];

const Sign = ({ is }: { readonly is: State['is'] }) => {
  if (is === 'success') {
    return (
      <span className="inline-flex size-14 items-center justify-center rounded-2xl bg-mint-soft text-mint">
        <CheckMark className="size-7" />
      </span>
    );
  }
  if (is === 'failed') {
    return (
      <span className="inline-flex size-14 items-center justify-center rounded-2xl bg-coral-soft text-coral">
        <CloseMark className="size-7" />
      </span>
    );
  }
  if (is === 'second-step') return <LogoMark size={56} />;
  return <Spinner className="size-14 text-accent-ink" label={texts.callback.wait} />;
};

/** AUTH-10 and AUTH-11: one screen, two tempers. */
export const CallbackScreen = ({ successAfterMs, failureAfterMs }: CallbackScreenProps) => {
  const navigate = useNavigate();
  const { state, finish, fail } = useTrip();

  useEffect(() => {
    if (state.is !== 'success' && (state.is !== 'failed' || failureAfterMs === null)) return undefined;
    const [to, after] = state.is === 'success' ? [state.to, successAfterMs] : ['/auth', failureAfterMs ?? 0];
    const timer = window.setTimeout(() => void navigate(to, { replace: true }), after);
    return () => window.clearTimeout(timer);
  }, [state, successAfterMs, failureAfterMs, navigate]);

  const handleTryAgain = () => {
    clearSignIn();
    void navigate('/auth', { replace: true });
  };

  return (
    <AuthFrame title={headingOf(state.is)} mark={<Sign is={state.is} />} hasBack={state.is === 'failed'}>
      {state.is === 'second-step' && (
        <TwoStepForm
          challenge={state.challenge}
          onDone={(user) => finish(user)}
          onCancel={() => fail(texts.authFailed)}
        />
      )}
      {state.is === 'success' && <p className="text-ink-2">{texts.callback.successHint}</p>}
      {state.is === 'failed' && (
        <>
          <div role="alert" className="text-ink-2">
            <p className="font-medium text-ink">{state.message}</p>
            {state.lines.map((line) => (
              <p key={line} className="mt-1 text-sm">
                {line}
              </p>
            ))}
          </div>
          <Button look="ink" size="lg" onClick={handleTryAgain}>
            {texts.callback.tryAgain}
          </Button>
          {failureAfterMs !== null && <p className="text-center text-sm text-ink-3">{texts.callback.back}</p>}
        </>
      )}
    </AuthFrame>
  );
};
