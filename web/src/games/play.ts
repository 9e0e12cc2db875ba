// The page of the game: it stands alone and loads in a moment. What needs the rest of the app (the best score, the
// leaderboard) follows behind.
import '@wagram/game/game.css';
import { Game } from '@wagram/game';
import { texts } from './texts.ts';

const game = new Game(() => texts.play);

const { openKeeping } = await import('./keeping.ts');
game.keepWith(openKeeping());
