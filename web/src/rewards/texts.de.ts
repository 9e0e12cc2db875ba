import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Prämien',
  loading: 'Deine Prämien werden geladen',
  failed: 'Deine Prämien konnten nicht geladen werden',
  guest: {
    title: 'Bring Freunde mit, verdient zusammen',
    hint: (credit) =>
      `Melde dich an, dann bekommst du einen eigenen Link. Wer darüber dazukommt, bringt dir ${credit} und Prämienpunkte.`,
    signIn: 'Anmelden',
    reason: 'Melde dich an, um deinen Einladungslink zu bekommen',
  },
  earned: {
    label: 'Bisher verdient',
    points: (count) => language.count(count, { one: 'und # Prämienpunkt', other: 'und # Prämienpunkte' }),
    each: (reward, credit) => `${reward} ${credit} für jede Empfehlung`,
    next: (missing, tier) =>
      language.count(missing, {
        one: (number) => `Noch ${number} Empfehlung bis ${tier}`,
        other: (number) => `Noch ${number} Empfehlungen bis ${tier}`,
      }),
    top: 'Die höchste Stufe. Danke.',
    progress: (tier) => `Auf dem Weg zu ${tier}`,
  },
  link: {
    title: 'Dein Einladungslink',
    label: 'Dein Einladungslink',
    copy: 'Kopieren',
    copied: 'Kopiert',
    failed: 'Der Link konnte nicht kopiert werden. Markier ihn und kopier ihn von Hand.',
    share: 'Teilen',
    shareText: (brand) => `Komm zu mir auf ${brand}`,
    shareFailed: 'Der Link konnte nicht geteilt werden',
  },
  stats: { invited: 'Eingeladen', qualified: 'Dabei', credited: 'Belohnt', title: 'Deine Zahlen' },
  tiers: {
    title: 'Stufen',
    names: { Bronze: 'Bronze', Silver: 'Silber', Gold: 'Gold' },
    range: (min, max) =>
      max === null
        ? language.count(min, { one: 'Ab # Empfehlung', other: 'Ab # Empfehlungen' })
        : language.count(max, {
            one: (number) => `${min} bis ${number} Empfehlung`,
            other: (number) => `${min} bis ${number} Empfehlungen`,
          }),
    each: 'je',
    plus: (reward) => `+ ${reward} Punkte`,
    here: 'Deine Stufe',
  },
  history: {
    title: 'Verlauf',
    none: 'Noch niemand',
    noneHint: 'Wer über deinen Link dazukommt, steht hier, mit dem, was daraus wird.',
    joined: 'Dabei seit',
    unknown: 'Ein früheres Mitglied',
    failed: 'Der Verlauf konnte nicht geladen werden',
    states: {
      pending: 'Offen',
      qualified: 'Dabei',
      held: 'Wird geprüft',
      credited: 'Gutgeschrieben',
      refused: 'Abgelehnt',
    },
    reasons: {
      self: 'Von deinem eigenen Gerät',
      loop: 'Ihr habt euch gegenseitig eingeladen',
      flood: 'Mehr an einem Tag, als gutgeschrieben wird',
    },
    amount: (shown, credit) => `+${shown} ${credit}`,
  },
  how: {
    title: 'So geht’s',
    share: 'Teile deinen Link',
    shareHint: 'In einer Nachricht, auf einem Plakat, in deiner Bio anderswo.',
    join: 'Jemand kommt dazu',
    joinHint: ({ needs }) => {
      if (!needs.includes('post')) {
        return needs.includes('verified')
          ? 'Es zählt, sobald die Person eine E-Mail-Adresse bestätigt oder X verbindet.'
          : 'Es zählt, sobald die Person sich registriert.';
      }
      return needs.includes('verified')
        ? 'Es zählt, sobald die Person eine E-Mail-Adresse bestätigt oder X verbindet und einen ersten Beitrag schreibt.'
        : 'Es zählt, sobald die Person einen ersten Beitrag schreibt.';
    },
    earn: 'Du verdienst',
    earnHint: (credit) =>
      `${credit} und ebenso viele Prämienpunkte, nach dem Satz deiner Stufe. Gutgeschrieben innerhalb von 24 Stunden.`,
    small: (cap) =>
      language.count(cap, {
        one: 'Sich selbst oder einander einzuladen zählt nicht, und an einem Tag wird höchstens # Empfehlung gutgeschrieben.',
        other:
          'Sich selbst oder einander einzuladen zählt nicht, und an einem Tag werden höchstens # Empfehlungen gutgeschrieben.',
      }),
    badge: 'Wofür sind die Punkte? Mit 200 davon wirst du verifiziert.',
  },
});
