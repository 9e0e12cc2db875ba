import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { DemoButton, useSession } from '#auth';
import { getBrand, getConfig, lazy } from '#kernel';
import { useInstallOffer } from '../../app/use-install-offer.ts';
import { LandingView, LandingWays } from './view.tsx';

const InstallDialog = lazy(async () => ({ default: (await import('../../app/install-dialog.tsx')).InstallDialog }));
const LandingArt = lazy(async () => ({ default: (await import('./art.tsx')).LandingArt }));

// Asked once, and here: whoever follows the width brings more than the first load can hold.
const isWide = () => window.matchMedia('(width >= 64rem)').matches;

/** AUTH-01, AUTH-02, AUTH-27. Its code comes with the first request: nothing is waited for twice. */
export const LandingPage = () => {
  const { user } = useSession();
  const [isInstallOpen, closeInstall] = useInstallOffer();
  if (user !== null) return <Navigate to="/home" replace />;
  return (
    <>
      <LandingView
        name={getBrand().name}
        ways={
          <>
            <LandingWays hasX={getConfig().x !== null} />
            {getConfig().demo && <DemoButton />}
          </>
        }
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
