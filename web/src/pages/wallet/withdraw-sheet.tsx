import { Withdraw } from '#treasury';
import type { WithdrawProps } from '#treasury';
import { NetworkMark, Sheet, walletTexts } from '#wallet';

/** MON-03: what leaves this server, in a sheet of the wallet. */
export const WithdrawSheet = (props: WithdrawProps) => (
  <Sheet title={walletTexts.credit.withdraw} onClose={props.onClose}>
    <NetworkMark />
    <Withdraw {...props} />
  </Sheet>
);
