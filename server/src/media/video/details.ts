/** What is worth knowing of a video without decoding it. */
export interface VideoDetails {
  readonly container: 'mp4' | 'webm';
  readonly width: number;
  readonly height: number;
  /** Seconds; recorders of browsers often leave it out. */
  readonly duration: number | null;
  /** Every browser plays it, from its first bytes on: H.264 in an MP4 whose index stands in front. */
  readonly isPlain: boolean;
}
