/** A cell that begins like a formula is made a text. */
export const harmless = (cell: string): string => (/^[-=+@\t\r]/.test(cell) ? `'${cell}` : cell);

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Lines of cells as a file for a spreadsheet. What people wrote has to be `harmless` first. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
