/** Something that the operator can mend, told in a sentence. Nothing was changed. */
export class TransferRefused extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'TransferRefused';
  }
}

const SHOWN = 5;

export class TargetNotEmpty extends TransferRefused {
  constructor(tables: readonly string[]) {
    const more = tables.length > SHOWN ? ` and ${tables.length - SHOWN} more tables` : '';
    super(`That database is not empty: there are rows in ${tables.slice(0, SHOWN).join(', ')}${more}.`);
    this.name = 'TargetNotEmpty';
  }
}
