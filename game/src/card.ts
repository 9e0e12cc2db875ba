import type { Said } from './ticket.ts';

/** What the game says, in the language of the page. */
export interface Words {
  readonly title: string;
  readonly about: string;
  readonly start: string;
  readonly paused: string;
  readonly pausedHint: string;
  readonly resume: string;
  readonly over: string;
  readonly newBest: string;
  readonly again: string;
  best(score: number): string;
  said(score: number, isBest: boolean): string;
}

const hasKeys = window.matchMedia('(pointer: fine)').matches;
const find = (id: string): HTMLElement => document.querySelector(`#${id}`) as HTMLElement;

/** The card over the field: before, between and after. */
export const createCard = (words: () => Words) => {
  const [title, text, total, note, button, best, said] = [
    'card-title',
    'card-text',
    'card-score',
    'card-note',
    'start',
    'best',
    'said',
  ].map(find) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];

  const fill = (heading: string, about: string, act: string, score: number | null = null): void => {
    title.textContent = heading;
    text.textContent = about;
    text.hidden = about === '';
    total.hidden = score === null;
    total.textContent = score === null ? '' : String(score);
    button.textContent = act;
    note.hidden = true;
    // A finger finds the button by itself; keys need the focus.
    if (hasKeys) button.focus({ preventScroll: true });
  };
  const showBest = (score: number): void => {
    best.hidden = score === 0;
    best.textContent = words().best(score);
  };
  return {
    showBest,
    onStart: (act: () => void): void => button.addEventListener('click', act),
    showReady: (): void => fill(words().title, words().about, words().start),
    showPause: (): void => fill(words().paused, words().pausedHint, words().resume),
    showOver: (score: number, isBest: boolean): void => {
      const { newBest, over, again } = words();
      fill(isBest ? newBest : over, '', again, score);
      if (isBest) showBest(score);
      said.textContent = words().said(score, isBest);
    },
    hide: (): void => {
      said.textContent = '';
      button.blur();
    },
    note: (given: Said | null): void => {
      note.hidden = given === null;
      if (given === null) return;
      note.replaceChildren(given.text);
      if (given.link === undefined) return;
      const link = document.createElement('a');
      link.href = given.link.to;
      link.textContent = given.link.text;
      note.append(' ', link);
    },
  };
};
