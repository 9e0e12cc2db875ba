import type { PostLine } from './posts.ts';

/** Days as they come. */
export const dayPosts: readonly PostLine[] = [
  ['petra_v', 'The cat has sold more books than I have this week. She sits on one, people want it. #bookshop'],
  [
    'zuzi',
    'Derived the same result three times tonight. Three different results. One of them is mine for ever. #physics',
  ],
  [
    'tess_w',
    'Night shift tip: learn the name of the person who cleans the floor. They know everything and they have biscuits.',
  ],
  ['ruth_a', 'Read before you sign. Then read the part you skipped. Then call me, because it was that part.'],
  [
    'grace_n',
    'A goat ate sensor 14. Sensor 14 is still transmitting. We have never had better data from inside a goat. #agritech',
  ],
  ['solreyes', 'i love when a café has a plug socket and shame enough to hide it'],
  [
    'pavel_d',
    'Storm over Vysočina, the whole band crackles like frying bacon. Going to bed, antenna disconnected, heart not. #hamradio',
  ],
  ['hugo_v', 'The editor cut my favourite shot. The film is better. I am working on forgiveness, scene by scene.'],
  ['werunner', 'New season on the board. Scores are replayed by the server, so the only way up is up.'],
  ['nora_ber', 'Somebody knitted hats for all our field instruments. They are measurably happier. #climate'],
  [
    'ivan_k',
    'Two pensioners argued about the Sicilian so loudly that a policeman sat down and asked who was winning. #chess',
  ],
  [
    'ben_carter',
    'Signed up for a marathon at 1 a.m. Whoever designed that form without a “are you sure” is a genius or a criminal.',
  ],
  [
    'fatima_z',
    'A student asked how long until it looks effortless. I showed her my hands. She is coming back on Thursday. #calligraphy',
  ],
  [
    'sara_k',
    'Deleted my to-do app and wrote the list on a bread bag. Finished everything by four. Do not tell my clients.',
  ],
  [
    'ana',
    'My grandmother saw my exhibition, looked at every print, and said: “You need to eat more.” Best review I have had.',
  ],
  ['$brand', 'We looked up what people tip for. Mostly pictures of bread, as it should be.'],
  ['mikkel', 'Question for people on land: do you also name your kettle?'],
  ['zuzi', 'Professor today: “The proof is left as an exercise.” The exercise sheet: “See lecture.”', 'chart'],
  ['tess_w', 'Somebody I looked after in March walked into the ward with cake. Walked. With cake.'],
  ['omar_h', 'Taught my mother to use a passkey. She taught me that I never call. Fair exchange.'],
  [
    'petra_v',
    'Found a pressed clover in a copy of Čapek and a tram ticket from 1968 in another. I put both back. They were holding the page. #bookshop',
  ],
  ['solreyes', 'being reachable is not the same as being available and my phone should know that'],
  ['grace_n', 'Rain! Real rain! The group chat of the whole county is just pictures of puddles. #agritech', 'flower'],
  ['ruth_a', 'Today I won a case by reading the date. Just the date. Twelve people had not read the date.'],
  [
    'pavel_d',
    'A kid from the village asked what all the wires are for. Forty minutes later he had spoken to Portugal. #hamradio',
  ],
  [
    'hugo_v',
    'If you interview somebody, ask what they had for breakfast. Then ask the real question while they are still thinking about eggs.',
  ],
  ['hana_c', 'Fell asleep on the train with my helmet on. Nobody woke me. Safest I have ever been.'],
  ['mei_lin', 'My grandmother beat the moth game in one sitting. She says the trick is “be polite to them”. #gamedev'],
  [
    'ines_m',
    'A tourist bought a drawing because his daughter said the fog looked “friendly”. I have been useless all day. #illustration',
  ],
  ['vera_p', 'Cloudy. Fourth night. I have alphabetised the tea.'],
  [
    'solreyes',
    'somebody on this site tipped my worst joke 25 $credit and i have never felt so supported or so dangerous',
  ],
  ['luis_g', 'Parents’ evening. A father asked about tactics. I said: we share the oranges. He wrote it down.'],
  ['samir_b', 'A wedding party ordered 120 falafel at 22:50. I closed at 23:00. I am now married too, I think.'],
  ['yuki_t', 'Left the radio on in the studio overnight. The clay sounds the same, but the wheel is humming jazz.'],
  ['chloe_b', 'My knee and I have agreed on terms. It gets Sundays.'],
  [
    'raj_p',
    'Made chai for the whole office. Merge conflicts resolved: 3. Coincidence is just correlation with good ginger.',
  ],
  [
    'nora_ber',
    'A school class asked whether ice remembers. I said yes before I had thought about it, and then I thought about it all week. #climate',
  ],
  [
    'devjain',
    'My daughter wants to know why the payment went through “but you did not give them anything”. Best architecture review this year.',
  ],
  ['mara', 'Small request: when you pass a window with good light, stop. Tell me about it later. #goldenhour'],
  ['werunner', 'Somebody jumped 1,204 gaps in a row last night. Whoever you are: drink some water.'],
];
