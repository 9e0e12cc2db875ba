import { reportToo } from '#federation';
import { ReportDialog } from '#moderation';
import { useDialogSubject } from '#ui';

/** What was written elsewhere can be told there as well. */
export const ReportAnything = () => <ReportDialog too={reportToo(useDialogSubject().host)} />;
