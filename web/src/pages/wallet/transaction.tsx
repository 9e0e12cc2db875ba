import { isSignature } from '@wagram/contract/chain';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { askChain, findLanded } from '#chain';
import { isAskError } from '#kernel';
import { Button, EmptyState, ErrorState, Skeleton } from '#ui';
import { BackBar } from '../back-bar.tsx';
import { texts } from './transaction-texts.ts';
import { TransactionView } from './transaction-view.tsx';

/** CHN-12: a transaction, read for people. */
export const TransactionPage = () => {
  const { signature = '' } = useParams();
  const isOne = isSignature(signature);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['chain', 'transaction', signature],
    queryFn: () => findLanded(askChain, signature),
    enabled: isOne,
    retry: false,
  });
  const isMissing = !isOne || data === null;
  const isOff = isAskError(error, 'chain_off');
  return (
    <>
      <BackBar title={texts.title} />
      <div className="flex flex-col gap-4 px-4 pb-8 wide:px-6">
        {isMissing && (
          <EmptyState
            icon={<SearchX className="size-7" />}
            title={texts.notFound}
            hint={isOne ? texts.notFoundHint : texts.notOne}
            action={isOne && <Button onClick={() => void refetch()}>{texts.again}</Button>}
          />
        )}
        {isOne && isPending && <Skeleton className="h-72 w-full" />}
        {isOne && error !== null && (
          <ErrorState
            title={isOff ? texts.off : texts.unreachable}
            hint={isOff ? undefined : texts.unreachableHint}
            onRetry={() => void refetch()}
          />
        )}
        {data != null && <TransactionView landed={data} signature={signature} />}
      </div>
    </>
  );
};
