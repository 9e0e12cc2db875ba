/** What is worth knowing of a video without decoding it. */
export interface VideoFacts {
  readonly container: 'mp4' | 'webm';
  readonly width: number;
  readonly height: number;
  /** Seconds; recorders of browsers often leave it out. */
  readonly duration: number | null;
}
