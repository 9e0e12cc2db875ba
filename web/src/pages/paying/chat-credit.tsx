import { asId, type CreditSendId } from '@wagram/contract/kernel';
import { TAKE_BACK_S } from '@wagram/contract/ledger';
import { useQueryClient } from '@tanstack/react-query';
import { Gift, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { creditTexts, takeBackCredit } from '#credit';
import { getBrand } from '#kernel';
import { ChatPartsProvider, plainChat } from '#messages';
import type { BubbleView, ChatMember } from '#messages';
import { IconButton, openDialog } from '#ui';

const isFresh = ({ created_at }: BubbleView): boolean => Date.now() - Date.parse(created_at) < TAKE_BACK_S * 1_000;

/** MON-01: credit is sent from a chat between two, and taken back at its bubble. */
export const ChatWithCredit = ({ member, children }: { readonly member: ChatMember; readonly children: ReactNode }) => {
  const client = useQueryClient();
  const { username, name, avatar_url: avatar } = member;
  const parts = useMemo(() => {
    const subject = { to: username, name, in_chat: 'yes', ...(avatar === null ? {} : { avatar }) };
    return {
      ...plainChat,
      tools: (
        <IconButton
          label={creditTexts.send(getBrand().tokens.credit)}
          onClick={() => openDialog('send-credit', subject)}
        >
          <Gift aria-hidden="true" className="size-5.5" />
        </IconButton>
      ),
      itemsOf: (shown: BubbleView) => {
        const { message, credit, isOwn } = shown;
        if (message === null || credit === null || !isOwn || !isFresh(shown)) return [];
        const onSelect = () => void takeBackCredit(client, asId<CreditSendId>(message.id), credit);
        return [{ text: creditTexts.takeBack, icon: <Undo2 className="size-5 text-ink-2" />, onSelect }];
      },
    };
  }, [client, username, name, avatar]);
  return <ChatPartsProvider value={parts}>{children}</ChatPartsProvider>;
};
