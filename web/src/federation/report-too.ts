import type { TargetId } from '@wagram/contract/moderation';
import { federationCalls } from '@wagram/contract/federation';
import { ask } from '#kernel';
import { isFederated } from './api.ts';
import { texts } from './texts.ts';

/** What the dialog of reports offers besides, where something was written elsewhere. */
export const reportToo = (host: string | undefined) =>
  host === undefined || !isFederated()
    ? null
    : {
        label: texts.report.also(host),
        hint: texts.report.alsoHint,
        tell: (target: 'post' | 'comment' | 'member', targetId: TargetId, note: string) =>
          ask(federationCalls.reportElsewhere, { target, target_id: targetId, note }),
      };
