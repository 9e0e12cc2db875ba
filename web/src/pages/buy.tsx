import { TokenHead, TokenStory, TokenTrade } from '#buy';

/** BUY-01. */
export const BuyPage = () => (
  <div className="flex flex-col gap-8 px-4 py-6 pb-10 wide:px-6">
    <TokenHead />
    <TokenTrade />
    <TokenStory />
  </div>
);
