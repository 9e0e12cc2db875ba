import { Check, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#auth';
import { getBrand } from '#kernel';
import { MemberName } from '#members';
import { Avatar, Button, buttonClass, Card, LogoMark, openDialog, Skeleton } from '#ui';
import { HomeSetup } from './home-setup.tsx';
import { texts } from './texts.ts';

const words = texts.home;

const Welcome = ({
  mark,
  title,
  hint,
  children,
}: {
  readonly mark: ReactNode;
  readonly title: string;
  readonly hint: ReactNode;
  readonly children?: ReactNode;
}) => (
  <Card className="glow p-5 wide:p-6">
    <div className="flex items-start gap-4">
      {mark}
      <div className="min-w-0">
        <h1 className="text-2xl font-bold tracking-tight">
          <bdi>{title}</bdi>
        </h1>
        <div className="mt-0.5 text-base text-ink-2">{hint}</div>
      </div>
    </div>
    {children}
  </Card>
);

const GuestWelcome = () => (
  <Welcome mark={<LogoMark size={52} />} title={words.guestTitle(getBrand().name)} hint={words.guestHint}>
    <div className="mt-5 flex flex-wrap gap-2.5">
      <Button onClick={() => openDialog('sign-in')}>{words.signIn}</Button>
      <Link to="/email-auth?mode=signup" className={buttonClass('outline')}>
        {words.join}
      </Link>
    </div>
  </Welcome>
);

const MemberWelcome = () => {
  const { user } = useSession();
  if (user === null) return null;
  const name = (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
      <MemberName member={{ displayName: user.username, badge: user.badge }} className="max-w-full" />
      <span className="text-ink-2">{words.signedIn}</span>
    </span>
  );
  return (
    <>
      <Welcome
        mark={<Avatar name={user.displayName} url={user.avatar_url} size={56} />}
        title={words.hello(user.displayName)}
        hint={name}
      >
        {user.demo && (
          <div className="mt-5 border-t border-line pt-4">
            <p className="text-base text-ink-2">{words.demo}</p>
            <Link to="/email-auth?mode=signup" className={buttonClass('outline', 'md', 'mt-4')}>
              {words.demoJoin}
            </Link>
          </div>
        )}
      </Welcome>
      {!user.demo && <HomeSetup user={user} />}
    </>
  );
};

interface StateCardProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly icon: ReactNode;
}

const StateCard = ({ title, lines, icon }: StateCardProps) => (
  <Card className="p-5">
    <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
    <ul className="mt-3 flex flex-col gap-2.5">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-3 text-base text-ink-2">
          {icon}
          {line}
        </li>
      ))}
    </ul>
  </Card>
);

/** The start page until posts bring the feed. It says what is there and what is not. */
export const HomePage = () => {
  const { user, isChecking } = useSession();
  return (
    <div className="flex flex-col gap-4 p-4 wide:p-5">
      {isChecking && <Skeleton className="h-32 w-full" />}
      {!isChecking && (user === null ? <GuestWelcome /> : <MemberWelcome />)}
      <div className="grid gap-4 wide:grid-cols-2">
        <StateCard
          title={words.now}
          lines={words.nowList}
          icon={<Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-mint" />}
        />
        <StateCard
          title={words.next}
          lines={words.nextList}
          icon={<CircleDashed aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />}
        />
      </div>
    </div>
  );
};
