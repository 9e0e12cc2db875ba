import type { LinkCardView } from '@wagram/contract/links';
import { toMediaView } from '#media';
import type { CardInJson } from './in-json.ts';

export const toLinkCardView = ({ url, title, description, site, ...card }: CardInJson): LinkCardView => ({
  url,
  title,
  description,
  site,
  picture: toMediaView(card.picture_url, card.picture),
});
