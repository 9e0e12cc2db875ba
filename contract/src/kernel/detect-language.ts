// In which language a text is written, as far as its letters and its small words say so. Both sides ask: the server for what
// is translated, the page for the `lang` of a text. Whoever is not sure says null: a wrong language is worse than none.

/** More than this tells nothing new. */
const LOOKED_AT = 1_000;

// Names and addresses are written alike in all languages.
const NAMES = /\bhttps?:\/\/\S+|[@#][\p{L}\p{M}\p{N}_.@-]+/gu;

/** Scripts that one living language uses above all others. */
const OF_ONE: readonly (readonly [script: string, language: string])[] = [
  ['Hangul', 'ko'],
  ['Greek', 'el'],
  ['Thai', 'th'],
  ['Georgian', 'ka'],
  ['Armenian', 'hy'],
  ['Tamil', 'ta'],
  ['Telugu', 'te'],
  ['Kannada', 'kn'],
  ['Malayalam', 'ml'],
  ['Gujarati', 'gu'],
  ['Gurmukhi', 'pa'],
  ['Sinhala', 'si'],
  ['Khmer', 'km'],
  ['Lao', 'lo'],
  ['Myanmar', 'my'],
];

const of = (script: string): RegExp => new RegExp(`\\p{Script=${script}}`, 'gu');
/** Those that are met most come first: whoever is found ends the search. */
const SCRIPTS = ['Latin', 'Arabic', 'Cyrillic', 'Hebrew', 'Devanagari', 'Bengali']
  .concat(OF_ONE.map(([script]) => script))
  .map((script) => [script, of(script)] as const);
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = of('Han');
const LETTER = /\p{L}/gu;

const count = (text: string, shape: RegExp): number => text.match(shape)?.length ?? 0;

/** The first whose letters are there; a letter that two languages have stands with neither. */
const byLetters = (text: string, rules: readonly (readonly [RegExp, string | null])[]): string | null =>
  rules.find(([letters]) => letters.test(text))?.[1] ?? null;

const ARABIC = [
  // Uyghur and Kurdish spell vowels with letters of their own.
  [/[ۇۈۋې]/u, null],
  [/[ڕڵێۆ]/u, null],
  [/[ټډړښځڅږۍ]/u, 'ps'],
  [/[ٹڈڑںے]/u, 'ur'],
  [/[پچژگکی]/u, 'fa'],
  [/[ةىكيأإؤئ]/u, 'ar'],
] as const;

const CYRILLIC = [
  // Kazakh, Tatar, Mongolian and others have these.
  [/[әғқңөұүһҳҷӯҥҫҙӑӗ]/iu, null],
  [/ў/iu, 'be'],
  [/[їєґ]/iu, 'uk'],
  [/[ђћ]/iu, 'sr'],
  [/[ѓќѕ]/iu, 'mk'],
  // Serbian and Macedonian share them; Ukrainian and Belarusian the next.
  [/[љњџјі]/iu, null],
  [/[ыэё]/iu, 'ru'],
] as const;

// Small words that most sentences have. What several languages have speaks for each of them.
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to in is you that it for was on are with as this have from be at not by but what all were we when your can there an which their if will each about how up out them then she many some so these would has her him his my our i do who been than',
  de: 'der die und das ist nicht ein eine ich zu mit den von auf für sich des dem auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei wir mir mich dich dir ihr was wenn heute schon doch kein keine',
  nl: 'de het een en van ik te dat die in is niet op aan met als voor zijn er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot je mij uit der daar haar naar heb hoe heeft hebben deze u want nog zal me zij nu ge geen omdat iets worden toch al waren veel meer doen toen moet ben zonder kan hun dus alles onder ja eens hier wie werd altijd we vandaag goed',
  sv: 'och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något från ut när efter upp vi dem vara vad över än dig kan sina här ha mot alla under någon eller allt mycket sedan ju denna själv detta åt utan varit hur ingen mitt ni bli blev oss',
  da: 'og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind når være dog noget ville jo deres efter ned skulle denne end dette mit også under have dig anden hende mine alt meget sit sine vor mod hvis din nogle hos blive mange bliver været jer sådan',
  nb: 'og i jeg det at en et den til er som på de med han av ikke der så var meg seg men ett har om vi min mitt ha hadde hun nå over da fra du ut sin dem oss opp man kan hans hvor eller hva skal selv sjøl her alle vil bli ble blei blitt kunne inn når være kom noen noe ville dere deres kun ja etter ned skulle denne for deg si sine sitt mot å meget hvorfor dette disse uten hvordan ingen din ditt blir samme hvilken hvilke sånn inni mellom vår hver hvem vors hvis både bare',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué sólo han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada e vida otro después te otros aunque esa eso hace otra gobierno tan durante siempre día tanto ella tres sí dijo sido gran hoy mañana quién dónde cuándo nosotros estoy soy eres gracias muchas buenos',
  pt: 'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos havia seja qual será nós tenho lhe deles essas esses pelas este fosse dele hoje bom obrigado',
  fr: "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se le ce il sont mais avec ou son lui nous comme être cette si leur y dont tout on elle ont aux même ses deux aussi bien où sans peut tous après ces notre donc très vous je j'ai c'est qu'il d'un d'une n'est suis mon ma mes quand fait moi toi aujourd'hui",
  it: "di e il la che in un a è per una sono mi ho si ma l'ho lo ha le ti i no con cosa come non se da ci questo qui hai del bene tu sì me della più era gli al io solo mio te nel dei alla sei fatto perché quando anche ora chi loro stato so tutto lei allora dove suo delle sua essere molto nella oggi cui degli ancora dopo senza",
  ca: "de la i el que en a les l'any un per una amb és del al no es els va se com més o ho són seva seu també pel dels ha però si està aquest aquesta molt quan on ser fer hi ens jo ell ella tot tots fins perquè què això avui bé",
  ro: 'de și în a la cu pe nu că o un este mai din ce să se sunt care pentru au am ai ca eu el fi lui sau dar fost era ei le îmi te ne după când foarte lor tot cum către fără doar astăzi bine',
  tr: 've bir bu da de için ile çok ne gibi daha ben o ama var mı mi mu kadar olarak değil sonra en şey her ki olan sen yok ya biz olduğu veya hiç bana beni benim diye nasıl neden çünkü iyi şimdi bugün zaman oldu tüm bunu siz onu kendi ise',
  pl: 'i w nie na się z do że to jest jak o co tak za ale mi ci po od czy ja już go by tylko jego dla mnie tym być te ten ma jej był ich ty może gdy bardzo przez kiedy są który która które wszystko nas tego jestem także albo oraz więc dzisiaj dziś gdzie tu pod przed',
  cs: 'a se v na je že to s z do o i ve za by ale pro po jako jsem jsou tak k být byl co která které který od jen si už není ho jeho její však před nebo také až když při jak ještě má můžete bude byla jsme proto co dnes tady kde moc',
  hu: 'a az és hogy nem is egy ez volt de meg csak már el van még mint ha azt vagy én ki be mi mert nagyon te ő majd most ezt lesz kell itt minden olyan szerint után nekem hát ami aki ma jól lehet',
  fi: 'ja on ei että se hän oli en mutta ovat kun niin minä myös kuin jos mitä tai joka sen ole nyt olen vain ovat tämä mukaan siitä jo sitten olisi ollut minun sinä me te he kanssa hyvin hyvää tänään kuitenkin sitä ihan vielä',
  id: 'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena tersebut bisa ada mereka lebih telah sudah atau saat oleh sebagai orang kami kita anda aku kamu apa ya adalah hari bagaimana banyak seperti sekali belum masih harus',
  vi: 'và của là có không được cho một trong với các người những đã này để tôi khi đến về như cũng nhiều từ ra năm rất bạn nhưng thì lại sẽ đó làm anh em gì nào hôm nay vì tại',
};

/** Letters that few other languages have: each kind that is there counts like a word. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  de: /ß|[äöü](?=n|r|ch|ck|ß|l)/u,
  es: /[ñ¿¡]/u,
  pt: /[ãõ]/u,
  fr: /[œèêû]|ç[ao]/u,
  it: /[ìò]|\p{L}à(?!\p{L})/u,
  ca: /l·l|ny(?!\p{L})/u,
  ro: /[șțăţ]/u,
  tr: /[ğışİ]/u,
  pl: /[łżźńęąś]/u,
  cs: /[ěřů]/u,
  hu: /[őű]/u,
  vi: /[ơưđạảấầẩậắằẳặẹẻẽếềểễệỉịọỏốồổỗộớờởợụủứừửựỳỵỷỹ]/u,
};

let wordsOf: ReadonlyMap<string, readonly string[]> | undefined;

/** In which languages a word is a small one. Made when the first text is looked at. */
const knownWords = (): ReadonlyMap<string, readonly string[]> => {
  if (wordsOf !== undefined) return wordsOf;
  const made = new Map<string, string[]>();
  for (const [language, words] of Object.entries(WORDS))
    for (const word of new Set(words.split(' '))) made.set(word, [...(made.get(word) ?? []), language]);
  return (wordsOf = made);
};

/** So much of it has to be there, and so much more than of the next best. */
const POINTS_MIN = 2.5;
const LEAD = 1.25;
/** Of all words: a Spanish title in an English list of names is no Spanish text. */
const SHARE_MIN = 0.2;

const ofLatin = (text: string): string | null => {
  const lower = text.toLowerCase().normalize('NFC');
  const words = lower.replaceAll('’', "'").match(/[\p{L}\p{M}']+/gu) ?? [];
  const points = new Map<string, number>();
  const give = (language: string, worth: number) => points.set(language, (points.get(language) ?? 0) + worth);
  for (const word of words) {
    const languages = knownWords().get(word) ?? [];
    // A word of one language alone says more than one that five have.
    for (const language of languages) give(language, languages.length === 1 ? 1.25 : 1);
  }
  for (const [language, letters] of Object.entries(LETTERS)) if (letters.test(lower)) give(language, 1);
  const [best, next] = [...points].toSorted(([, one], [, other]) => other - one);
  if (best === undefined || best[1] < POINTS_MIN || best[1] < words.length * SHARE_MIN) return null;
  return next !== undefined && best[1] < next[1] * LEAD ? null : best[0];
};

const ofCyrillic = (text: string): string | null => {
  const told = byLetters(text, CYRILLIC);
  if (told !== null || CYRILLIC.some(([letters]) => letters.test(text))) return told;
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const hits = (list: string): number => list.split(' ').filter((word) => words.has(word)).length;
  const [russian, bulgarian] = [
    hits('и не что как это я он с на по но из у за то от так же все она был мне меня привет для когда вот нет еще уже'),
    hits('и не се да е на за от че са съм това как по ще си като но до много няма или аз ти ме те ви още така здравей'),
  ];
  if (Math.max(russian, bulgarian) < 3 || Math.abs(russian - bulgarian) < 2) return null;
  return russian > bulgarian ? 'ru' : 'bg';
};

const DEVANAGARI = [
  [/(^|[^\p{L}\p{M}])(आहे|आणि|नाही|मला|काय|आहेत|मी)(?![\p{L}\p{M}])/u, 'mr'],
  [/(^|[^\p{L}\p{M}])(छ|हुन्छ|छन्|र|तपाईं|गर्न)(?![\p{L}\p{M}])/u, 'ne'],
  [/(^|[^\p{L}\p{M}])(है|हैं|और|में|की|के|का|नहीं|मैं|हूँ|हूं|से)(?![\p{L}\p{M}])/u, 'hi'],
] as const;

const ofScript = (script: string, text: string): string | null => {
  switch (script) {
    case 'Latin':
      return ofLatin(text);
    case 'Arabic':
      return byLetters(text, ARABIC);
    case 'Cyrillic':
      return ofCyrillic(text);
    case 'Hebrew':
      return /[װױײ]/u.test(text) ? null : 'he';
    case 'Devanagari':
      return byLetters(text, DEVANAGARI);
    case 'Bengali':
      return /[ৰৱ]/u.test(text) ? 'as' : 'bn';
    default:
      return OF_ONE.find(([one]) => one === script)?.[1] ?? null;
  }
};

/** Fewer letters are a name or a shout. */
const LETTERS_MIN = 4;
const EASTERN_MIN = 3;
/** Signs that stand for a word each: fewer may be a name that Japanese and Chinese share. */
const HAN_MIN = 6;
/** The rest may be foreign names. */
const MAIN_SHARE = 0.6;

/** Kana stand in Japanese alone; signs without any are Chinese, if they are many. */
const ofEastern = (kana: number, han: number): string | null => {
  if (kana > 0) return kana >= 2 && kana >= (kana + han) * 0.1 ? 'ja' : null;
  return han >= HAN_MIN ? 'zh' : null;
};

/** A tag such as `es`; null where it cannot be told. */
export const detectLanguage = (text: string): string | null => {
  const words = text.slice(0, LOOKED_AT).replaceAll(NAMES, ' ');
  const letters = count(words, LETTER);
  const isMain = (found: number): boolean => found >= letters * MAIN_SHARE;
  if (letters < EASTERN_MIN) return null;
  const main = letters < LETTERS_MIN ? undefined : SCRIPTS.find(([, letter]) => isMain(count(words, letter)));
  if (main !== undefined) return ofScript(main[0], words);
  const [kana, han] = [count(words, KANA), count(words, HAN)];
  return isMain(kana + han) ? ofEastern(kana, han) : null;
};
