import type { LaunchView } from '@wagram/contract/launchpad';
import { Notice } from '#ui';
import { texts } from './texts.ts';

const words = texts.hidden;

/** For those who still see it: what an operator did, and what it means for them. */
export const HiddenNote = ({ launch }: { readonly launch: LaunchView }) => {
  if (!launch.is_hidden) return null;
  const isOver = launch.state === 'opened' || launch.state === 'missed';
  const said = isOver ? words.creatorOver : launch.is_mine ? words.creator : words.buyer;
  return <Notice tone="warning">{said}</Notice>;
};
