import type { OwnProfileView } from '@wagram/contract/members';
import { HandCoins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useSession } from '#auth';
import { earningsTexts as words, spanOf, SPANS, type SpanName } from '#ledger';
import { Button, EmptyState, openDialog, TabLinks } from '#ui';
import { EarningsDownload } from './download.tsx';
import { EarningsLoading, EarningsReport } from './report.tsx';

const nameIn = (params: URLSearchParams): SpanName => SPANS.find((name) => name === params.get('span')) ?? SPANS[0];

/** This one and the one before, if they were here by then. */
const yearsOf = ({ created_at }: OwnProfileView, now: Date): number[] => {
  const year = now.getUTCFullYear();
  return new Date(created_at).getUTCFullYear() < year ? [year, year - 1] : [year];
};

const MemberEarnings = ({ user }: { readonly user: OwnProfileView }) => {
  const name = nameIn(useSearchParams()[0]);
  const now = new Date();
  return (
    <>
      <TabLinks
        label={words.spans}
        tabs={SPANS.map((one) => ({
          to: one === SPANS[0] ? '/earnings' : `/earnings?span=${one}`,
          text: words[one],
          isCurrent: one === name,
        }))}
      />
      <div className="flex flex-col gap-8 px-4 py-5 pb-10 wide:px-6">
        <EarningsReport user={user} name={name} span={spanOf(name, now.getTime())} />
        <EarningsDownload memberId={user.id} years={yearsOf(user, now)} />
      </div>
    </>
  );
};

/** MON-13: what came from whom, by day and kind. */
export const EarningsPage = () => {
  const { user, isChecking } = useSession();
  return (
    <>
      <h1 className="px-4 pt-4 pb-2 text-2xl font-bold tracking-tight wide:px-6">{words.heading}</h1>
      {user !== null && <MemberEarnings user={user} />}
      {user === null && isChecking && (
        <div className="px-4 wide:px-6">
          <EarningsLoading />
        </div>
      )}
      {user === null && !isChecking && (
        <EmptyState
          icon={<HandCoins className="size-7" />}
          title={words.signInTitle}
          hint={words.signInHint}
          action={<Button onClick={() => openDialog('sign-in')}>{words.signIn}</Button>}
        />
      )}
    </>
  );
};
