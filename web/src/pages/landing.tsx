import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { AgreeNotice, enterDemo, useSession } from '#auth';
import { getBrand, getConfig, isAskError } from '#kernel';
import { Button, buttonClass, Logo, MailMark, Notice, XMark } from '#ui';
import { useInstallOffer } from '../app/use-install-offer.ts';
import { texts as words } from './landing-texts.ts';

const InstallDialog = lazy(async () => ({ default: (await import('../app/install-dialog.tsx')).InstallDialog }));
const LandingArt = lazy(async () => ({ default: (await import('./landing-art.tsx')).LandingArt }));

const isWide = () => window.matchMedia('(width >= 1024px)').matches;

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

const Words = () => (
  <h1 className="text-[clamp(2.5rem,13.2vw,3.25rem)] leading-[1.02] font-extrabold tracking-[-0.045em] wide:text-[5rem] wide:leading-[1]">
    {words.words.map((word, place) => (
      <span key={word} className={place === 2 ? 'word-gradient block w-fit pb-[0.08em]' : 'block'}>
        {word}
      </span>
    ))}
  </h1>
);

/** AUTH-01, AUTH-02, AUTH-27. Its code comes with the first request: nothing is waited for twice. */
export const LandingPage = () => {
  const { user } = useSession();
  const [isInstallOpen, closeInstall] = useInstallOffer();
  if (user !== null) return <Navigate to="/home" replace />;
  return (
    <div className="glow min-h-dvh">
      <div className="mx-auto flex min-h-dvh w-full max-w-[448px] flex-col px-6 wide:max-w-[1180px]">
        <header className="flex min-h-16 items-center pt-3 wide:pt-6">
          <Logo name={getBrand().name} size={34} />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="flex flex-1 flex-col justify-end wide:flex-row wide:items-center wide:justify-between wide:gap-16"
        >
          <div className="wide:w-[440px] wide:shrink-0 wide:py-10">
            <Words />
            <p className="mt-5 text-lg text-ink-2">{words.about}</p>
            <div className="mt-7 flex flex-col gap-3">
              <Link to="/x-auth" className={buttonClass('ink', 'lg')}>
                <XMark />
                {words.x}
              </Link>
              <Link to="/email-auth" className={buttonClass('outline', 'lg')}>
                <MailMark />
                {words.email}
              </Link>
              {getConfig().demo && <DemoButton />}
            </div>
            <AgreeNotice className="mt-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] wide:pb-0" />
          </div>
          {isWide() && (
            <Suspense fallback={null}>
              <LandingArt />
            </Suspense>
          )}
        </main>
      </div>
      {isInstallOpen && (
        <Suspense fallback={null}>
          <InstallDialog onClose={closeInstall} />
        </Suspense>
      )}
    </div>
  );
};
