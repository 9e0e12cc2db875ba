import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { enterDemo, useSession } from '#auth';
import { getBrand, getConfig, isAskError } from '#kernel';
import { Button, Notice } from '#ui';
import { useInstallOffer } from '../app/use-install-offer.ts';
import { texts as words } from './landing-texts.ts';
import { LandingView } from './landing-view.tsx';

const InstallDialog = lazy(async () => ({ default: (await import('../app/install-dialog.tsx')).InstallDialog }));
const LandingArt = lazy(async () => ({ default: (await import('./landing-art.tsx')).LandingArt }));

// Asked once, and here: whoever follows the width brings more than the first load can hold.
const isWide = () => window.matchMedia('(width >= 64rem)').matches;

const DemoButton = () => {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const handleDemo = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await enterDemo();
      void navigate('/home');
    } catch (cause) {
      setProblem(isAskError(cause) ? cause.message : words.demoFailed);
      setBusy(false);
    }
  };
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button look="ghost" size="lg" isBusy={isBusy} onClick={() => void handleDemo()}>
        {isBusy ? words.demoBusy : words.demo}
      </Button>
    </>
  );
};

/** AUTH-01, AUTH-02, AUTH-27. Its code comes with the first request: nothing is waited for twice. */
export const LandingPage = () => {
  const { user } = useSession();
  const [isInstallOpen, closeInstall] = useInstallOffer();
  if (user !== null) return <Navigate to="/home" replace />;
  return (
    <>
      <LandingView
        name={getBrand().name}
        demo={getConfig().demo && <DemoButton />}
        art={
          isWide() && (
            <Suspense fallback={null}>
              <LandingArt />
            </Suspense>
          )
        }
      />
      {isInstallOpen && (
        <Suspense fallback={null}>
          <InstallDialog onClose={closeInstall} />
        </Suspense>
      )}
    </>
  );
};
