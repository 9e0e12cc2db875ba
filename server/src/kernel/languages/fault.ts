/** What stands in a file of words and may not, or is missing, in words for whoever wrote it. */
export class LanguageFault extends Error {
  constructor(
    readonly file: string,
    readonly sentence: string,
    readonly line: number | null = null,
    readonly column: number | null = null,
  ) {
    super(`${file}${line === null ? '' : `, line ${line}, column ${column}`}: ${sentence}`);
    this.name = 'LanguageFault';
  }
}
