import type { Brand } from '@wagram/contract/kernel';
import type { CreatorCategory } from '@wagram/contract/members';
import { inBrand } from './posts.ts';

export interface DemoPerson {
  handle: string;
  name: string;
  bio: string;
  /** How many follow them compared with others, 1 to 10. */
  fame: number;
  isOfficial: boolean;
  /** D20: a page that has to be asked for, so that a visitor meets one. */
  isPrivate: boolean;
  /** What they are known for, if they say so. */
  creator: CreatorCategory | null;
}

const people: readonly (readonly [handle: string, name: string, bio: string, fame: number])[] = [
  ['ana', 'Ana Nováková', 'Street photographer in Brno. Prints, film grain and slow Sundays.', 7],
  ['devjain', 'Dev Jain', 'Building payment rails in the open. Rust by day, ramen by night.', 8],
  ['mara', 'Mara Okafor', 'I chase the last twenty minutes of light. Lagos, then Lisbon.', 10],
  ['solreyes', 'Sol Reyes', 'Opinions about feeds, fonts and football. Usually kind.', 9],
  ['lina_k', 'Lina Kowalska', 'Validators, batch sizes and other love stories.', 8],
  ['okto', 'Okto Wallet', 'An open-source wallet, audited twice. Your keys stay yours.', 7],
  ['tomas_h', 'Tomáš Horák', 'Two wheels, one thermos. Riding every road in Moravia.', 4],
  ['yuki_t', 'Yuki Tanaka', 'Ceramics from a small kiln in Mashiko. Cracks included.', 6],
  ['amara_d', 'Amara Diallo', 'Cook in Dakar. Thieboudienne is a whole philosophy.', 7],
  ['leo_f', 'Leo Ferrari', 'Espresso machines repaired, opinions free of charge.', 5],
  ['ines_m', 'Inês Martins', 'Illustrator by the sea. I draw between two sets of waves.', 7],
  ['kofi_b', 'Kofi Boateng', 'Double bass, late trains, good company.', 6],
  ['nora_ber', 'Nora Berg', 'Climate scientist in Tromsø. Ice cores and knitted hats.', 6],
  ['raj_p', 'Raj Patel', 'Compilers are just patient teachers. Rust, Zig, chai.', 5],
  ['mei_lin', 'Mei Lin', 'Making a game about moths. One year in, still moths.', 6],
  ['hugo_v', 'Hugo Vidal', 'Documentary film. Currently following three beekeepers.', 4],
  ['priya_s', 'Priya Sharma', 'DeFi researcher. I read the contracts so you can sleep.', 8],
  ['jonas_w', 'Jonas Weber', 'Chairs that outlive their owners. Oak, ash, patience.', 5],
  ['fatima_z', 'Fatima Zahra', 'Calligraphy in ink and in light. Fès.', 6],
  ['ben_carter', 'Ben Carter', 'Running slow on purpose. 412 parkruns and counting.', 3],
  ['aiko_m', 'Aiko Mori', 'Tiny houses, tiny people, tiny brushes.', 6],
  ['luis_g', 'Luis García', 'Under-12 coach. We lost 7–0 and everybody smiled.', 4],
  ['sara_k', 'Sara Kim', 'Designer of boring, reliable things.', 6],
  ['petra_v', 'Petra Veselá', 'Second-hand bookshop with a cat. The cat runs it.', 5],
  ['omar_h', 'Omar Haddad', 'Security. I break things on Mondays and mend them by Friday.', 7],
  ['zuzi', 'Zuzana Malá', 'Physics, third year. Sleep is a theory.', 3],
  ['elena_r', 'Elena Rossi', 'Baker. Up at three so that you have bread at seven.', 6],
  ['mikkel', 'Mikkel Sørensen', 'Sails a 1974 folkboat, badly and happily.', 4],
  ['grace_n', 'Grace Njeri', 'Soil sensors for small farms. Nakuru.', 5],
  ['pavel_d', 'Pavel Dvořák', 'OK2PVD. Somebody in Osaka heard me last night.', 3],
  ['chloe_b', 'Chloé Bernard', 'Dancer. The floor is my favourite instrument.', 5],
  ['ivan_k', 'Ivan Kovač', 'Chess in parks. I resign with dignity and a thermos.', 3],
  ['tess_w', 'Tess Williams', 'Night nurse, day gardener. Tomatoes do not page you.', 5],
  ['noah_l', 'Noah Levy', 'Modular synths. My electricity bill sounds great.', 4],
  ['hana_c', 'Hana Cho', 'Climbing, falling, climbing.', 5],
  ['diego_m', 'Diego Morales', 'Generative art, plotted with a real pen.', 6],
  ['ruth_a', 'Ruth Adeyemi', 'Lawyer for people who sign things too fast.', 5],
  ['samir_b', 'Samir Bakri', 'Falafel stand, corner of Fifth and Hope.', 5],
  ['vera_p', 'Vera Petrova', 'Astronomer. I work nights because the stars insist.', 6],
  ['$brand', '$name', 'News from the people who build this place.', 9],
  ['werunner', 'WeRunner', 'Run, dodge, climb the board. The game that lives next door.', 5],
];

/** The product's own accounts: nobody's face, so they answer nobody. */
const official = new Set(['$brand', 'werunner']);

const quiet = new Set(['ivan_k']);

const known: Readonly<Record<CreatorCategory, string>> = {
  developer: 'devjain raj_p mei_lin okto omar_h grace_n',
  trader: 'solreyes leo_f samir_b',
  artist: 'ana mara yuki_t ines_m fatima_z aiko_m diego_m chloe_b kofi_b noah_l',
  influencer: 'amara_d petra_v elena_r tomas_h ben_carter',
  analyst: 'lina_k priya_s nora_ber vera_p ruth_a',
};

const creators = new Map(
  Object.entries(known).flatMap(([category, handles]) =>
    handles.split(' ').map((handle) => [handle, category as CreatorCategory] as const),
  ),
);

export const demoPeople = (brand: Brand): DemoPerson[] =>
  people.map(([handle, name, bio, fame]) => ({
    handle: inBrand(handle, brand),
    name: inBrand(name, brand),
    bio,
    fame,
    isOfficial: official.has(handle),
    isPrivate: quiet.has(handle),
    creator: creators.get(handle) ?? null,
  }));
