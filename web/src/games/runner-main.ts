// The page of the game: it stands alone and loads in a moment. What needs the rest of the app (the best score, the
// leaderboard) follows behind, and the game does without it.
import './runner.css';
import { newRun, scoreOf, step, TICKS_PER_SECOND, type Run } from '@wagram/contract/games';
import { drawScene, readColours, type Scene } from './runner-draw.ts';
import { createControls } from './runner-controls.ts';
import { createCard } from './runner-card.ts';
import { randomSeed, type Keeping, type Ticket } from './runner-ticket.ts';

const TICK_MS = 1_000 / TICKS_PER_SECOND;
/** After a long pause of the browser the game does not rush to catch up. */
const TICKS_AT_ONCE = 5;
/** Whoever still presses when it is over did not mean to begin again. */
const BREATH_MS = 600;

type State = 'ready' | 'running' | 'paused' | 'over';

const main = document.querySelector('#game') as HTMLElement;
const field = document.querySelector('#field') as HTMLCanvasElement;
const pauseButton = document.querySelector('#pause') as HTMLButtonElement;
const scoreText = document.querySelector('#score') as HTMLElement;
const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)');

const card = createCard();
const controls = createControls(field);
const scene: Scene = { isCalm: isCalm.matches, colours: readColours(), puffs: [] };

let state: State = 'ready';
let run: Run = newRun(randomSeed());
let ticket: Ticket = { id: null, seed: 0 };
let keeping: Keeping | null = null;
let shownScore = -1;
let last = 0;
let owed = 0;
let endedAt = -Infinity;

const setState = (next: State): void => {
  state = next;
  main.dataset['state'] = next;
  pauseButton.hidden = next !== 'running';
};

const showScore = (): void => {
  const score = scoreOf(run);
  if (score !== shownScore) scoreText.textContent = String(score);
  shownScore = score;
};

/** What an onlooker would say that the runner does; tests and style sheets can ask for it. */
const showPose = (): void => {
  const pose = run.y > 0 ? 'jump' : run.isDucking ? 'duck' : 'run';
  if (field.dataset['pose'] !== pose) field.dataset['pose'] = pose;
};

const start = (): void => {
  ticket = keeping?.take() ?? { id: null, seed: randomSeed() };
  run = newRun(ticket.seed);
  controls.begin();
  scene.puffs.length = 0;
  owed = 0;
  setState('running');
  card.hide();
};

const end = (): void => {
  endedAt = performance.now();
  setState('over');
  const score = scoreOf(run);
  card.showOver(score, keeping?.keepBest(score) ?? false);
  void keeping?.handIn(ticket, run.tick, controls.actions()).then((said) => card.note(said));
};

const pause = (): void => {
  if (state !== 'running') return;
  setState('paused');
  card.showPause();
};

const resume = (): void => {
  controls.release();
  setState('running');
  card.hide();
};

const advance = (): void => {
  const wasInAir = run.y > 0;
  run = step(run, controls.inputAt(run.tick));
  if (wasInAir && run.y === 0 && !scene.isCalm) scene.puffs.push({ age: 0, at: run.distance });
  if (run.isOver) end();
};

const frame = (now: number): void => {
  owed = Math.min(owed + (now - last), TICKS_AT_ONCE * TICK_MS);
  last = now;
  for (; owed >= TICK_MS; owed -= TICK_MS) if (state === 'running') advance();
  showScore();
  showPose();
  drawScene(field, run, scene);
  requestAnimationFrame(frame);
};

const go = (): void => {
  if (state === 'paused') resume();
  else if (performance.now() - endedAt > BREATH_MS) start();
};

card.onStart(go);
pauseButton.addEventListener('click', pause);
controls.onKey((key) => {
  if (key === 'pause') return state === 'running' ? pause() : state === 'paused' && resume();
  // The start button has the focus then, and hears the key itself.
  return key === 'jump' && state !== 'running' && document.activeElement === document.body && go();
});
document.addEventListener('visibilitychange', () => document.hidden && pause());
window.addEventListener('blur', pause);
isCalm.addEventListener('change', () => (scene.isCalm = isCalm.matches));
new MutationObserver(() => (scene.colours = readColours())).observe(document.documentElement, {
  attributeFilter: ['class'],
});

setState('ready');
card.showReady();
requestAnimationFrame((now) => {
  last = now;
  frame(now);
});

const { openKeeping } = await import('./runner-keeping.ts');
keeping = openKeeping();
card.showBest(keeping.best());
