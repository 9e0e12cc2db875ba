import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSession } from '#auth';
import { getConfig, logError, watchStored } from '#kernel';
import { answerOffer, openSharedWallet, openWallet } from './vault/open-wallet.ts';
import type { OpenedWallet } from './vault/open-wallet.ts';
import { GUEST, listAsides, ownerTag } from './shelf.ts';
import type { Aside } from './shelf.ts';
import { isUnlocked, watchVault } from './vault/vault.ts';

export interface WalletInUse {
  /** Null until it is known who is here and what lies on the device. */
  readonly wallet: OpenedWallet | null;
  /** The member has signed out while they looked: theirs stays in its place, and no guest's is made behind their back. */
  readonly hasLeft: boolean;
  readonly asides: readonly Aside[];
  /** D28: everybody in the shared demo account holds its keys. */
  readonly isShared: boolean;
  /** Whose it is, as the storage says it. */
  readonly tag: string;
  readonly answer: (isTaken: boolean) => void;
}

const NONE: readonly Aside[] = [];
const drawAtOnce = (draw: () => void): void => draw();

/** The wallet of whoever is here. Another tab that changes it is followed. */
export const useWallet = (): WalletInUse => {
  const { user, isChecking } = useSession();
  const tag = useMemo(() => ownerTag(user?.id ?? null), [user?.id]);
  const shared = user?.demo === true && getConfig().testNetwork === true ? user.username : null;
  const [arrived, setArrived] = useState(tag);
  const hasLeft = arrived !== tag && tag === GUEST;
  if (arrived !== tag && !hasLeft) setArrived(tag);
  const [opened, setOpened] = useState<{ tag: string; wallet: OpenedWallet; asides: readonly Aside[] } | null>(null);

  const show = useCallback(
    (opening: Promise<OpenedWallet>, draw = drawAtOnce) => {
      opening
        .then((wallet) => draw(() => setOpened({ tag, wallet, asides: listAsides(tag) })))
        .catch((cause: unknown) => logError('The wallet did not open', cause));
    },
    [tag],
  );

  useEffect(() => {
    if (isChecking || hasLeft) return undefined;
    const open = () => (shared === null ? openWallet(tag) : openSharedWallet(tag, shared));
    // Its cards are first drawn in small steps: a slow phone is not held up by them.
    show(open(), startTransition);
    const refresh = () => show(open());
    const stops = [watchStored('wallet', refresh), watchVault(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [tag, shared, isChecking, hasLeft, show]);

  const current = opened?.tag === tag ? opened : null;
  return {
    wallet: current?.wallet ?? null,
    hasLeft,
    asides: current?.asides ?? NONE,
    isShared: shared !== null,
    tag,
    answer: (isTaken) => show(answerOffer(tag, isTaken)),
  };
};

export const useIsUnlocked = (): boolean => useSyncExternalStore(watchVault, isUnlocked);
