import type { LogRow } from './log.gen.ts';
import type { SubjectRow } from './subjects.gen.ts';

/** A row inside of JSON: its times are text, with the zone of the database. */
type InJson<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] };

export type LogInJson = InJson<LogRow>;
export type SubjectInJson = InJson<SubjectRow>;
