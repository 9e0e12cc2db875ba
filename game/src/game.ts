import { newRun, scoreOf, step, TICKS_PER_SECOND, type Run } from '@wagram/contract/games';
import { createCard, type Words } from './card.ts';
import { createControls } from './controls.ts';
import { drawScene, readColours, type Scene } from './draw.ts';
import { randomSeed, type Keeping, type Ticket } from './ticket.ts';

const TICK_MS = 1_000 / TICKS_PER_SECOND;
/** After a long pause of the browser the game does not rush to catch up. */
const TICKS_AT_ONCE = 5;
/** Whoever still presses when it is over did not mean to begin again. */
const BREATH_MS = 600;

type State = 'ready' | 'running' | 'paused' | 'over';

const find = <E extends HTMLElement>(id: string): E => document.querySelector(`#${id}`) as E;

/** The page of the game: it can be played at once. Who keeps the scores may come later, and the game does without. */
export class Game {
  private readonly main = find('game');
  private readonly field = find<HTMLCanvasElement>('field');
  private readonly pauseButton = find<HTMLButtonElement>('pause');
  private readonly scoreText = find('score');
  private readonly controls = createControls(this.field);
  private readonly isCalm = window.matchMedia('(prefers-reduced-motion: reduce)');
  private readonly scene: Scene = { isCalm: this.isCalm.matches, colours: readColours(), puffs: [] };
  private readonly card;
  private state: State = 'ready';
  private run: Run = newRun(randomSeed());
  private ticket: Ticket = { id: null, seed: 0 };
  private keeping: Keeping | null = null;
  private shownScore = -1;
  private last = 0;
  private owed = 0;
  private endedAt = -Infinity;

  /** `words`: asked for again each time, because a page may change its language. */
  constructor(words: () => Words) {
    this.card = createCard(words);
    this.listen();
    this.setState('ready');
    this.card.showReady();
    requestAnimationFrame((now) => {
      this.last = now;
      this.frame(now);
    });
  }

  keepWith(keeping: Keeping): void {
    this.keeping = keeping;
    this.card.showBest(keeping.best());
  }

  private listen(): void {
    const pause = (): void => this.pause();
    this.card.onStart(() => this.go());
    this.pauseButton.addEventListener('click', pause);
    this.controls.onKey((key) => {
      if (key === 'pause') return this.state === 'paused' ? this.resume() : this.pause();
      // The start button has the focus then, and hears the key itself.
      return key === 'jump' && this.state !== 'running' && document.activeElement === document.body && this.go();
    });
    document.addEventListener('visibilitychange', () => document.hidden && this.pause());
    window.addEventListener('blur', pause);
    this.isCalm.addEventListener('change', () => (this.scene.isCalm = this.isCalm.matches));
    new MutationObserver(() => (this.scene.colours = readColours())).observe(document.documentElement, {
      attributeFilter: ['class'],
    });
  }

  private setState(next: State): void {
    this.state = next;
    this.main.dataset['state'] = next;
    this.pauseButton.hidden = next !== 'running';
  }

  private go(): void {
    if (this.state === 'paused') this.resume();
    else if (performance.now() - this.endedAt > BREATH_MS) this.start();
  }

  private start(): void {
    this.ticket = this.keeping?.take() ?? { id: null, seed: randomSeed() };
    this.run = newRun(this.ticket.seed);
    this.controls.begin();
    this.scene.puffs.length = 0;
    this.owed = 0;
    this.setState('running');
    this.card.hide();
  }

  private end(): void {
    this.endedAt = performance.now();
    this.setState('over');
    const score = scoreOf(this.run);
    this.card.showOver(score, this.keeping?.keepBest(score) ?? false);
    void this.keeping?.handIn(this.ticket, this.run.tick, this.controls.actions()).then((said) => this.card.note(said));
  }

  private pause(): void {
    if (this.state !== 'running') return;
    this.setState('paused');
    this.card.showPause();
  }

  private resume(): void {
    this.controls.release();
    this.setState('running');
    this.card.hide();
  }

  private frame(now: number): void {
    this.owed = Math.min(this.owed + (now - this.last), TICKS_AT_ONCE * TICK_MS);
    this.last = now;
    for (; this.owed >= TICK_MS; this.owed -= TICK_MS) if (this.state === 'running') this.advance();
    this.showScore();
    this.showPose();
    drawScene(this.field, this.run, this.scene);
    requestAnimationFrame((next) => this.frame(next));
  }

  private advance(): void {
    const wasInAir = this.run.y > 0;
    this.run = step(this.run, this.controls.inputAt(this.run.tick));
    const hasLanded = wasInAir && this.run.y === 0;
    if (hasLanded && !this.scene.isCalm) this.scene.puffs.push({ age: 0, at: this.run.distance });
    if (this.run.isOver) this.end();
  }

  private showScore(): void {
    const score = scoreOf(this.run);
    if (score !== this.shownScore) this.scoreText.textContent = String(score);
    this.shownScore = score;
  }

  /** What an onlooker would say that the runner does; tests and style sheets can ask for it. */
  private showPose(): void {
    const pose = this.run.y > 0 ? 'jump' : this.run.isDucking ? 'duck' : 'run';
    if (this.field.dataset['pose'] !== pose) this.field.dataset['pose'] = pose;
  }
}
