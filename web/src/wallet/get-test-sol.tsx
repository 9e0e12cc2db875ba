import { chainCalls, FAUCET_LAMPORTS, FAUCET_LAMPORTS_A_DAY } from '@wagram/contract/chain';
import type { MemberId } from '@wagram/contract/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Droplets } from 'lucide-react';
import { ask } from '#kernel';
import { Button, Notice, openDialog, toast } from '#ui';
import { refreshChain, useHoldings, useNetwork } from './network.ts';
import { texts } from './texts.ts';
import { writeSol } from './units.ts';

const words = texts.faucet;

interface FaucetProps {
  readonly memberId: MemberId | null;
  readonly address: string;
}

const useFaucet = ({ memberId, address }: FaucetProps) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => ask(chainCalls.takeTestSol, { user_id: memberId ?? undefined, address }),
    onSuccess: ({ lamports }) => {
      refreshChain(client);
      toast(words.done(writeSol(BigInt(lamports))), 'good');
    },
  });
};

/** CHN-15: the first thing to do with an empty wallet of the test network; later it stands back. */
export const GetTestSol = (props: FaucetProps) => {
  const network = useNetwork();
  const { holdings } = useHoldings(props.address);
  const faucet = useFaucet(props);
  if (network?.has_faucet !== true || holdings === null) return null;
  const isEmpty = holdings.lamports === '0';
  const handleTake = () => (props.memberId === null ? openDialog('sign-in') : faucet.mutate());
  return (
    <div className="flex flex-col gap-2">
      <Button
        look={isEmpty ? 'primary' : 'soft'}
        size={isEmpty ? 'md' : 'sm'}
        className={isEmpty ? '' : 'min-h-11 self-start'}
        icon={<Droplets aria-hidden="true" className="size-4.5" />}
        isBusy={faucet.isPending}
        onClick={handleTake}
      >
        {words.get}
      </Button>
      {faucet.isError ? (
        <Notice tone="warning">{faucet.error.message}</Notice>
      ) : (
        isEmpty && (
          <p className="text-center text-sm text-ink-2">
            {words.limits(writeSol(FAUCET_LAMPORTS), writeSol(FAUCET_LAMPORTS_A_DAY))}
          </p>
        )
      )}
    </div>
  );
};
