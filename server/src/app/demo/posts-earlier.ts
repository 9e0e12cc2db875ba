import type { PostLine } from './posts.ts';

/** Of the week before: by these a hashtag has grown, or grown quiet. */
export const earlierPosts: readonly PostLine[] = [
  ['ben_carter', 'Parkrun in the rain. Nobody was fast, everybody was wet. #running'],
  ['ben_carter', 'Ten slow kilometres with a podcast about ten fast ones. #running'],
  ['hana_c', 'Ran to the climbing hall because the tram would not. #running #climbing'],
  ['tess_w', 'Night shift, then three quiet kilometres along the river. #running'],
  ['ben_carter', 'New shoes. The old ones get a shelf of their own. #running'],
  ['tomas_h', 'Sixty kilometres, two punctures, one very good soup. #cycling'],
  ['tomas_h', 'The road to Telč is closed. The field beside it is not. #cycling'],
  ['nora_ber', 'Studded tyres on, hat on, off to the lab. #cycling'],
  ['tomas_h', 'Somebody waved from a tractor for a whole minute. #cycling'],
  ['sara_k', 'A chess clock is the best timer for a kitchen. #chess #design'],
  ['raj_p', 'Lost to a nine-year-old in the park. She explained why. #chess'],
  ['luis_g', 'We play the long diagonal, also on grass. #chess #football'],
  ['vera_p', 'A cloudless night, a thermos and a knight sacrifice. #chess'],
  ['mara', 'Last light on the ferry, and nobody spoke for a minute. #goldenhour', 'sea'],
  ['ines_m', 'The wall turned orange and I had only a pencil. #goldenhour'],
  ['ana', 'Brno from the hill, before the street lamps. #goldenhour', 'city'],
  ['mara', 'Came for the sunset, stayed for the dog. #goldenhour'],
  ['mara', 'The same bench, the same hour, another sky. #goldenhour'],
  ['petra_v', 'A box of atlases came in. Half of the countries moved. #bookshop'],
  ['petra_v', 'The cat has chosen the poetry shelf. It is not for sale. #bookshop'],
  ['lina_k', 'A validator that stays awake is worth two that are clever. #solana'],
  ['priya_s', 'Read a contract of four hundred lines. Three of them mattered. #defi'],
  ['mei_lin', 'Moth number eleven can fly backwards now. Nobody asked for it. #gamedev'],
  ['kofi_b', 'Second set, no bass amp, better room. #jazz'],
];
