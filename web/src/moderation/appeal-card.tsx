import type { AppealView } from '@wagram/contract/moderation';
import { Button, Card, openDialog, TimeAgo } from '#ui';
import { History, LogLine } from './history.tsx';
import { Author, Subject } from './subject.tsx';
import { texts } from './texts-queue.ts';

/** What was decided, what its author says to it, and what it was about. */
export const AppealCard = ({ appeal }: { readonly appeal: AppealView }) => {
  const { subject } = appeal;
  const earlier = appeal.history.filter(({ id }) => id !== appeal.decision.id);
  const answer = (kind: 'grant' | 'refuse') => () => openDialog('decide', { appeal: appeal.id, answer: kind });
  return (
    <Card
      aria-label={texts.appealOf(appeal.decision.member ?? texts.nobody)}
      className="flex flex-col gap-3.5 p-4 wide:p-5"
    >
      {subject !== null && <Author member={subject.member} isHidden={subject.hidden} />}
      <blockquote className="rounded-2xl bg-accent-soft px-4 py-3.5">
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {appeal.text}
        </p>
        <TimeAgo at={appeal.created_at} className="mt-1.5 block text-sm text-ink-2" />
      </blockquote>
      <section aria-label={texts.decisionWas}>
        <h3 className="mb-1 text-sm font-semibold text-ink-2">{texts.decisionWas}</h3>
        <LogLine entry={appeal.decision} />
      </section>
      {subject === null ? <p className="text-ink-3">{texts.gone}</p> : <Subject subject={subject} />}
      <History entries={earlier} />
      <div className="flex gap-2.5 border-t border-line pt-4 max-sm:flex-col">
        <Button onClick={answer('grant')}>{texts.grant}</Button>
        <Button look="soft" onClick={answer('refuse')}>
          {texts.refuse}
        </Button>
      </div>
    </Card>
  );
};
