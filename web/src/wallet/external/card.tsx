import type { NetworkKind } from '@wagram/contract/chain';
import { useState } from 'react';
import { Button, Card, Skeleton, toast } from '#ui';
import { shortAddress } from '../address.ts';
import { connect, disconnect, externalSigner, useConnected, useExternalWallets } from './external.ts';
import type { Connected } from './external.ts';
import { NetworkMark } from '../network-mark.tsx';
import { useHoldings, useNetwork } from '../network.ts';
import type { Signer } from '../review/sign.ts';
import { texts } from '../texts.ts';
import { writeSol } from '../units.ts';

const words = texts.external;

type Found = ReturnType<typeof useExternalWallets>[number];

const Icon = ({ wallet }: { readonly wallet: Found }) => (
  <img src={wallet.icon} alt="" className="size-10 shrink-0 rounded-xl bg-sunken object-contain" />
);

const FoundRow = ({ wallet }: { readonly wallet: Found }) => {
  const [isBusy, setBusy] = useState(false);
  const handleConnect = async () => {
    setBusy(true);
    const isDone = await connect(wallet);
    setBusy(false);
    if (!isDone) toast(words.refused(wallet.name), 'bad');
  };
  return (
    <li className="flex items-center gap-3">
      <Icon wallet={wallet} />
      <p className="min-w-0 flex-1 truncate text-base font-semibold">{wallet.name}</p>
      <Button
        look="soft"
        size="sm"
        className="min-h-11"
        aria-label={words.connectTo(wallet.name)}
        isBusy={isBusy}
        onClick={() => void handleConnect()}
      >
        {words.connect}
      </Button>
    </li>
  );
};

const Held = ({ address }: { readonly address: string }) => {
  const { holdings, isAsking } = useHoldings(address);
  if (isAsking) return <Skeleton className="h-7 w-24" />;
  return (
    <p role="status" className="figures text-xl font-bold tracking-tight">
      {holdings === null ? texts.chain.unknown : texts.chain.sol(writeSol(BigInt(holdings.lamports)))}
    </p>
  );
};

interface ConnectedProps {
  readonly connected: Connected;
  readonly kind: NetworkKind;
  readonly onSend: (signer: Signer) => void;
}

const ConnectedWallet = ({ connected, kind, onSend }: ConnectedProps) => {
  const { wallet, account } = connected;
  return (
    <>
      <div className="flex items-center gap-3">
        <Icon wallet={wallet} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-base font-semibold">{wallet.name}</p>
          <p className="font-mono text-sm text-ink-2" title={account.address}>
            {shortAddress(account.address)}
          </p>
        </div>
        <Held address={account.address} />
      </div>
      <NetworkMark />
      <div className="flex gap-2">
        <Button look="soft" size="sm" className="min-h-11" onClick={() => onSend(externalSigner(connected, kind))}>
          {words.send}
        </Button>
        <Button look="ghost" size="sm" className="min-h-11" onClick={disconnect}>
          {words.disconnect}
        </Button>
      </div>
    </>
  );
};

const WalletsOf = ({ kind, onSend }: { readonly kind: NetworkKind; readonly onSend: (signer: Signer) => void }) => {
  const found = useExternalWallets(kind);
  const connected = useConnected();
  if (connected === null && found.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div>
        <h2 className="text-base font-semibold">{connected === null ? words.title : words.connected}</h2>
        {connected === null && <p className="text-sm text-ink-2">{words.hint}</p>}
      </div>
      {connected === null ? (
        <ul className="flex flex-col gap-3">
          {found.map((wallet) => (
            <FoundRow key={wallet.name} wallet={wallet} />
          ))}
        </ul>
      ) : (
        <ConnectedWallet connected={connected} kind={kind} onSend={onSend} />
      )}
    </Card>
  );
};

/** CHN-14: there where the browser has such a wallet that knows the network, and nowhere else. */
export const ExternalCard = ({ onSend }: { readonly onSend: (signer: Signer) => void }) => {
  const network = useNetwork();
  return network == null ? null : <WalletsOf kind={network.kind} onSend={onSend} />;
};
