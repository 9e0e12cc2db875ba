import { isAskError } from '#kernel';
import { Button, Notice, Skeleton, toast } from '#ui';
import { errorText } from '../error-text.ts';
import { useChallenge, useLink } from './linked.ts';
import type { LinkedMember } from './linked-member.ts';
import { Sheet } from '../sheet.tsx';
import { texts } from '../texts.ts';
import { unlockedBy } from '../vault/unlocked-by.ts';
import { usePasswordGate } from '../vault/use-password-gate.tsx';

const words = texts.link;

/** CHN-13: the member reads what they sign, to the letter. */
export const LinkSheet = ({ member, onClose }: { readonly member: LinkedMember; readonly onClose: () => void }) => {
  const { memberId, handle, address } = member;
  const gate = usePasswordGate();
  const challenge = useChallenge(memberId, address);
  const link = useLink(memberId, address);
  const problem = challenge.error ?? link.error;
  const handleSign = async () => {
    if (challenge.data === undefined || !(await unlockedBy(gate)())) return;
    link.mutate(challenge.data, {
      onSuccess: () => {
        toast(words.linked(handle), 'good');
        onClose();
      },
    });
  };
  const handleAgain = () => {
    link.reset();
    void challenge.refetch();
  };
  return (
    <Sheet title={words.sheetTitle} description={words.sheetAbout} onClose={onClose}>
      {problem !== null && <Notice tone="danger">{isAskError(problem) ? problem.message : errorText(problem)}</Notice>}
      {challenge.data === undefined ? (
        challenge.isFetching && <Skeleton className="h-48 w-full rounded-field" />
      ) : (
        <pre
          aria-label={words.text}
          tabIndex={0}
          className="overflow-x-auto rounded-field border border-line bg-sunken px-4 py-3 font-mono text-sm leading-6 break-words whitespace-pre-wrap"
        >
          {challenge.data.text}
        </pre>
      )}
      {problem === null ? (
        <Button
          size="lg"
          isBusy={link.isPending}
          disabled={challenge.data === undefined}
          onClick={() => void handleSign()}
        >
          {words.sign}
        </Button>
      ) : (
        <Button size="lg" isBusy={challenge.isFetching} onClick={handleAgain}>
          {words.again}
        </Button>
      )}
      {gate.sheet}
    </Sheet>
  );
};
