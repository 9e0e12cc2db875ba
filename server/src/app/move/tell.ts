import { english } from '@wagram/contract/kernel';

/** What an operator reads while rows are copied: a line for each step, with the time it took. */
export interface Telling {
  /** Ends the step before. */
  step(text: string): void;
  /** What the step that is under way has found. */
  note(text: string): void;
  say(...lines: readonly string[]): void;
  end(): void;
}

type Write = (text: string) => void;

export const createTelling = (write: Write): Telling => {
  let begun: number | null = null;
  const end = (): void => {
    if (begun !== null) write(` ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
    begun = null;
  };
  return {
    step: (text) => {
      end();
      write(`  ${text} …`);
      begun = performance.now();
    },
    note: (text) => write(` ${text},`),
    say: (...lines) => {
      end();
      for (const line of lines) write(line === '' ? '\n' : `  ${line}\n`);
    },
    end,
  };
};

export const inWords = (count: number, one: string, many: string): string =>
  english.count(count, { one: `# ${one}`, other: `# ${many}` });

const MB = 1024 * 1024;
export const inMegabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

/** Tables and their rows in columns; those without rows only as a number. */
export const tableOf = (proofs: readonly { name: string; rows: number }[]): string[] => {
  const filled = proofs.filter(({ rows }) => rows > 0);
  const width = Math.max(0, ...filled.map(({ name }) => name.length));
  const digits = Math.max(0, ...filled.map(({ rows }) => english.number(rows).length));
  const lines = filled.map(({ name, rows }) => `  ${name.padEnd(width)}  ${english.number(rows).padStart(digits)}`);
  const empty = proofs.length - filled.length;
  const sum = filled.reduce((all, { rows }) => all + rows, 0);
  return [...lines, `  ${inWords(sum, 'row', 'rows')}; ${inWords(empty, 'table is', 'tables are')} empty`];
};
