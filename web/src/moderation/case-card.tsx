import type { CaseView, DecisionAction } from '@wagram/contract/moderation';
import { Button, Card, openDialog, TimeAgo } from '#ui';
import type { ButtonLook } from '#ui';
import { Fold, History } from './history.tsx';
import { Author, Subject } from './subject.tsx';
import { texts as reportTexts } from './texts.ts';
import { texts } from './texts-queue.ts';

const Reasons = ({ reported }: { readonly reported: CaseView }) => (
  <div className="flex flex-wrap items-center gap-2">
    {reported.reasons.map(({ reason, count }) => (
      <span key={reason} className="rounded-full bg-amber-soft px-3 py-1 text-sm font-semibold text-amber">
        {reportTexts.reasons[reason][0]}
        {reported.count > 1 && <span className="tabular ms-1.5 opacity-80">{count}</span>}
      </span>
    ))}
    <span className="text-sm text-ink-3">
      {texts.reports(reported.count)} · {texts.firstReported} <TimeAgo at={reported.first_at} />
    </span>
  </div>
);

const Notes = ({ reported: { reports, count } }: { readonly reported: CaseView }) => (
  <Fold title={reports.length < count ? texts.newestNotes(reports.length) : texts.notes}>
    <ul className="flex flex-col gap-3 border-s-2 border-line ps-3.5">
      {reports.map((report) => (
        <li key={`${report.reporter}${report.created_at}`}>
          <p className="text-sm text-ink-2">
            <bdi className="font-semibold text-ink">{report.reporter ?? texts.guest}</bdi> ·{' '}
            {reportTexts.reasons[report.reason][0]} · <TimeAgo at={report.created_at} className="text-ink-3" />
          </p>
          {report.note !== null && (
            <p dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-wrap">
              {report.note}
            </p>
          )}
        </li>
      ))}
    </ul>
  </Fold>
);

const Act = ({
  reported,
  action,
  look,
}: {
  readonly reported: CaseView;
  readonly action: DecisionAction;
  readonly look: ButtonLook;
}) => {
  const { target, target_id: id, member } = reported.subject;
  return (
    <Button
      look={look}
      className={action === 'dismiss' ? 'max-sm:basis-full' : 'max-sm:flex-1'}
      onClick={() => openDialog('decide', { target, id, action, name: member.username })}
    >
      {texts.act[action]}
    </Button>
  );
};

/** One thing that was reported: what it is, who says what about it, what was decided before, and what can be done. */
export const CaseCard = ({ reported }: { readonly reported: CaseView }) => {
  const { subject } = reported;
  return (
    <Card
      aria-label={`${texts.kinds[subject.target]} · ${subject.member.username}`}
      className="flex flex-col gap-3.5 p-4 wide:p-5"
    >
      <Reasons reported={reported} />
      <Author member={subject.member} isHidden={subject.hidden} />
      <Subject subject={subject} />
      <div>
        <Notes reported={reported} />
        <History entries={reported.history} />
      </div>
      <div className="flex gap-2.5 border-t border-line pt-4 max-sm:flex-wrap">
        {subject.target !== 'member' && <Act reported={reported} action="hide" look="primary" />}
        {subject.member.state !== 'suspended' && <Act reported={reported} action="suspend" look="danger" />}
        <span className="max-sm:hidden sm:flex-1" />
        <Act reported={reported} action="dismiss" look="soft" />
      </div>
    </Card>
  );
};
