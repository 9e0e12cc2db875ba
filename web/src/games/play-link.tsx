import { ExternalLink, Play } from 'lucide-react';
import { getBrand } from '#kernel';
import { buttonClass } from '#ui';
import { texts } from './texts.ts';

/** GAME-01: the game, in a tab of its own: ours, or the one that the operator has named. */
export const PlayLink = ({ text }: { readonly text: string }) => (
  <a href={getBrand().links.game} target="_blank" rel="noopener" className={buttonClass('primary', 'lg', 'self-start')}>
    <Play aria-hidden="true" className="size-5 fill-current" />
    {text}
    <ExternalLink aria-hidden="true" className="size-4 opacity-80" />
    <span className="sr-only">({texts.newTab})</span>
  </a>
);
