export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What stands in a file of words and may not, or is missing, in words for whoever wrote it. */
export class LanguageFault extends Error {
  constructor(file: string, sentence: string, place?: Place) {
    super(`${file}${place === undefined ? '' : `, line ${place.line}, column ${place.column}`}: ${sentence}`);
    this.name = 'LanguageFault';
  }
}
