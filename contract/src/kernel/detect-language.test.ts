import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const told: readonly (readonly [language: string, text: string])[] = [
  ['en', 'I have been waiting for this bus since eight, and it is cold.'],
  ['en', 'What do you think about the new park?'],
  ['de', 'Heute ist das Wetter schön, und wir gehen in den Garten.'],
  ['de', 'Ich weiß nicht, was das ist'],
  ['es', '¿Quién viene hoy a la playa con nosotros?'],
  ['es', 'El pan de mi abuela es el mejor que hay'],
  ['fr', "Je suis très content d'être avec vous aujourd'hui."],
  ['pt', 'Não sei se você já viu isso, mas é muito bom.'],
  ['it', 'Oggi sono molto felice perché ho finito il mio libro.'],
  ['nl', 'Ik heb vandaag geen zin om te werken, maar het moet.'],
  ['tr', 'Bugün hava çok güzel ama ben evde kaldım.'],
  ['pl', 'Nie wiem, co to jest, ale bardzo mi się podoba.'],
  ['sv', 'Jag vet inte vad det är, men det är mycket bra.'],
  ['da', 'Jeg ved ikke hvad det er, men jeg har også været der af og til.'],
  ['nb', 'Jeg vet ikke hva det er, men noen av dere har bare vært der nå.'],
  ['cs', 'Dnes jsem byl na trhu a je tam ještě moc lidí, který už není.'],
  ['ro', 'Nu știu ce este, dar îmi place foarte mult și sunt fericit.'],
  ['hu', 'Nem tudom, hogy ez mi, de nagyon tetszik és még van belőle.'],
  ['fi', 'Minä en tiedä mitä se on, mutta se on hyvin kaunis.'],
  ['id', 'Saya tidak tahu apa ini, tetapi sangat bagus untuk kita.'],
  ['vi', 'Hôm nay tôi rất vui vì được gặp các bạn.'],
  ['ca', 'Avui no sé què és això, però és molt bonic i hi ha més.'],
  ['ru', 'Сегодня мы гуляли в парке, это было здорово'],
  ['uk', 'Сьогодні чудова погода, її так не вистачало'],
  ['be', 'Сёння добрае надвор’е, мы былі ў парку'],
  ['bg', 'Не знам какво е това, но много ми харесва и ще си го взема от там, аз съм'],
  ['sr', 'Не знам шта је то, али ћу га узети'],
  ['ar', 'صباح الخير، كيف حالكم اليوم؟ هذه مدينة جميلة'],
  ['fa', 'سلام، امروز هوا خیلی خوب است و می‌خواهم بیرون بروم'],
  ['ur', 'آج موسم بہت اچھا ہے اور ہم باہر جا رہے ہیں'],
  ['he', 'שלום לכולם, מה שלומכם היום?'],
  ['el', 'Καλημέρα σε όλους'],
  ['hi', 'आज मौसम बहुत अच्छा है'],
  ['mr', 'मला हे खूप आवडले आहे'],
  ['th', 'วันนี้อากาศดีมาก'],
  ['ja', '今日はとても天気がいいですね'],
  ['ja', 'ありがとう'],
  ['zh', '今天天气很好，我们去公园吧'],
  ['ko', '오늘 날씨가 정말 좋네요'],
  ['ka', 'დღეს კარგი ამინდია'],
  ['bn', 'আজ আবহাওয়া খুব ভালো'],
];

const untold: readonly string[] = [
  '',
  '🎉🎉🎉',
  '12:30 – 14:00',
  'ok',
  'gm',
  'Ana',
  'Berlin Madrid Lisboa Roma',
  'Lorem ipsum dolor sit amet',
  '東京',
  '東京都',
  'https://example.org/the-and-of-to-in-is-you-that',
  '@the @and @of #the #and #of #with',
  // Half and half.
  'Привет hello мир world',
  // It would be a guess: Danish or Norwegian.
  'Det er en god dag',
  'مرحبا',
  'Сәлем қалайсың',
];

describe('[LNG-05] the language of a text', () => {
  it.each(told)('is %s: %s', (language, text) => expect(detectLanguage(text)).toBe(language));

  it.each(untold)('is not guessed: %s', (text) => expect(detectLanguage(text)).toBeNull());

  it('is that of the words, whatever names, links and smileys stand in them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...told),
        fc.array(fc.constantFrom('@ana', '#sunday', 'https://example.org/a', '🎉', '…', '42'), { maxLength: 6 }),
        ([language, text], names) => {
          expect(detectLanguage(`${names.join(' ')} ${text} ${names.join(' ')}`)).toBe(language);
        },
      ),
    );
  });

  it('is told of any text without a fault, and always the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
        const found = detectLanguage(text);
        expect(found === null || Intl.getCanonicalLocales(found).length === 1).toBe(true);
        expect(detectLanguage(text)).toBe(found);
      }),
    );
  });

  it('does not become another one when the text is said twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...told), ([language, text]) => {
        expect(detectLanguage(`${text}\n${text}`)).toBe(language);
      }),
    );
  });
});
