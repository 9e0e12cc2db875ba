/** `#` stands for the number. A sentence with words of others in it is a function of the number: they may write a # too. */
type CountForm = string | ((number: string) => string);

/** What a sentence says for each kind of number; which kinds there are is known by the language. */
export type CountForms = Readonly<Partial<Record<Intl.LDMLPluralRule, CountForm>> & { other: CountForm }>;

type DateOptions = Intl.DateTimeFormatOptions;

/** Dates are written in few ways, so that the same thing looks the same everywhere. */
const DATES = {
  /** 5 Mar */
  day: { day: 'numeric', month: 'short' },
  /** 5 Mar 2026 */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** March 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Thursday */
  weekday: { weekday: 'long' },
  medium: { dateStyle: 'medium' },
  mediumTime: { dateStyle: 'medium', timeStyle: 'short' },
  longTime: { dateStyle: 'long', timeStyle: 'short' },
} satisfies Record<string, DateOptions>;

export type DateStyle = keyof typeof DATES;

/** Above this a short number is rounded: 9,841 but 12.3K. */
const SHORT_FROM = 10_000;
const SHORT = { notation: 'compact', maximumFractionDigits: 1 } as const;

/** More than the program asks for; the words of an operator's language could ask in a new way each time. */
const KEPT_MAX = 200;

/** Making a formatter costs more than a hundred uses of it: each is made once. */
const keep = <O extends object, F>(make: (options: O) => F): ((options: O) => F) => {
  const kept = new Map<string, F>();
  return (options) => {
    const key = JSON.stringify(options);
    const found = kept.get(key) ?? make(options);
    if (kept.size === KEPT_MAX) kept.clear();
    kept.set(key, found);
    return found;
  };
};

const made = new WeakSet<object>();

/** Everything that is written differently from language to language, apart from the words. */
export const createLanguage = (tag: string) => {
  // What this machine does not know is written as in English, and not as the machine itself would have it.
  const tags = [tag, 'en'];
  const numbers = keep((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tags, options));
  const dates = keep((options: DateOptions) => new Intl.DateTimeFormat(tags, options));
  const plurals = keep((options: Intl.PluralRulesOptions) => new Intl.PluralRules(tags, options));
  const lists = keep((options: Intl.ListFormatOptions) => new Intl.ListFormat(tags, options));
  const times = keep((options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tags, options));

  const number = (value: number | bigint, options: Intl.NumberFormatOptions = {}): string =>
    numbers(options).format(value);
  /** 284, 9,841, 12.3K. */
  const short = (value: number): string => number(value, value < SHORT_FROM ? {} : SHORT);

  const language = {
    tag,
    number,
    short,
    /** The sentence for so many: `count(2, { one: '# like', other: '# likes' })`. */
    count: (value: number, forms: CountForms, style: 'whole' | 'short' = 'whole'): string => {
      const isShort = style === 'short' && value >= SHORT_FROM;
      // What stands behind '12.3K' belongs to the thousand and not to the last digit that nobody sees.
      const said = isShort ? 1000 ** Math.floor(Math.log10(value) / 3) : value;
      const form = forms[plurals({}).select(said)] ?? forms.other;
      const shown = isShort ? short(value) : number(value);
      return typeof form === 'string' ? form.replaceAll('#', () => shown) : form(shown);
    },
    date: (when: string | number | Date, style: DateStyle | DateOptions): string =>
      dates(typeof style === 'string' ? DATES[style] : style).format(new Date(when)),
    /** a, b and c. */
    list: (parts: readonly string[], options: Intl.ListFormatOptions = {}): string => lists(options).format(parts),
    /** 2 days ago, now. */
    relative: (
      value: number,
      unit: Intl.RelativeTimeFormatUnit,
      options: Intl.RelativeTimeFormatOptions = {},
    ): string => times(options).format(value, unit),
  };
  made.add(language);
  return language;
};

export type Language = ReturnType<typeof createLanguage>;

/** Nothing that only looks like one. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'object' && value !== null && made.has(value);

/** Every sentence exists in this one; it is what is said where a translation has a gap. */
export const english = createLanguage('en');
