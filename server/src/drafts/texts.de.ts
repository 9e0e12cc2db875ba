import type { DraftProblem } from '@wagram/contract/drafts';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

const reasons: Readonly<Record<DraftProblem, string>> = {
  suspended: 'Dein Konto war zu der Zeit gesperrt',
  away: 'Dein Konto war zu der Zeit deaktiviert',
  quote_gone: 'Der zitierte Beitrag ist für dich nicht mehr da',
  media_gone: 'Eine der Dateien gibt es hier nicht mehr',
  unfinished: 'Er war nicht fertig',
  other: 'Bei uns ist etwas schiefgegangen',
};

export const texts: Translation<typeof english> = () => ({
  notSent: (problem) =>
    `Ein geplanter Beitrag wurde nicht gesendet: ${reasons[problem]}. Er liegt in deinen Entwürfen.`,
});
