import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AgreeNotice } from '#auth';
import { buttonClass, Logo, MailMark, XMark } from '#ui';
import { LanguageSelect } from '../../app/language-select.tsx';
import { texts as words } from './texts.ts';

const Words = () => (
  <h1 className="text-[clamp(2.5rem,13.2vw,3.25rem)] leading-[1.02] font-extrabold tracking-[-0.045em] wide:text-[5rem] wide:leading-[1]">
    {words.words.map((word, place) => (
      <span key={word} className={place === 2 ? 'word-gradient block w-fit pb-[0.08em] rtl:pb-[0.35em]' : 'block'}>
        {word}
      </span>
    ))}
  </h1>
);

/** D28: where X is not set up, e-mail is the first and filled way in. */
export const LandingWays = ({ hasX }: { readonly hasX: boolean }) => {
  const x = (
    <Link key="x" to="/x-auth" className={buttonClass(hasX ? 'ink' : 'outline', 'lg')}>
      <XMark />
      {words.x}
    </Link>
  );
  const email = (
    <Link key="email" to="/email-auth" className={buttonClass(hasX ? 'outline' : 'ink', 'lg')}>
      <MailMark />
      {words.email}
    </Link>
  );
  return hasX ? [x, email] : [email, x];
};

interface LandingViewProps {
  readonly name: string;
  readonly ways: ReactNode;
  readonly art?: ReactNode;
}

/** What the landing looks like, without anything that lives: the build prints it into the page for the first paint. */
export const LandingView = ({ name, ways, art }: LandingViewProps) => (
  <div className="glow min-h-dvh">
    <div className="mx-auto flex min-h-dvh w-full max-w-[448px] flex-col px-6 wide:max-w-[1180px]">
      <header className="flex min-h-16 items-center pt-3 wide:pt-6">
        <Logo name={name} size={34} />
        <LanguageSelect label={words.language} className="ms-auto text-sm" />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col justify-end wide:flex-row wide:items-center wide:justify-between wide:gap-16"
      >
        <div className="wide:w-[440px] wide:shrink-0 wide:py-10">
          <Words />
          <p className="mt-5 text-lg text-ink-2">{words.about}</p>
          <div className="mt-7 flex flex-col gap-3">{ways}</div>
          <AgreeNotice className="mt-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] wide:pb-0" />
        </div>
        {art}
      </main>
    </div>
  </div>
);
