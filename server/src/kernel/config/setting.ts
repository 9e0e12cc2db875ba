export interface Setting {
  readonly kind: 'text' | 'number' | 'address' | 'switch' | 'list' | 'secret';
  readonly default: string | number | null;
  readonly text: string;
}

/** Keeps the names: whoever reads one that is not in a table is told by the compiler. */
export const defineSettings = <const S extends Readonly<Record<string, Setting>>>(table: S): S => table;
