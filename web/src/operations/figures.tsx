import { DISK_LOW, type HealthView } from '@wagram/contract/operations';
import { getLanguage } from '#kernel';
import { Figure, Figures, Part } from '#moderation';
import { readableSize, TimeAgo } from '#ui';
import { texts } from './texts.ts';

const count = (value: number): string => getLanguage().number(Math.round(value));

export const DatabasePart = ({ health: { database, tables, redis } }: { readonly health: HealthView }) => {
  const words = texts.database;
  return (
    <Part title={words.title}>
      <Figures>
        <Figure name={words.name}>{words.kinds[database.kind](database.version)}</Figure>
        <Figure name={words.size}>{readableSize(database.bytes)}</Figure>
        {database.kind === 'postgres' && (
          <Figure name={words.connections}>
            {words.of(count(database.connections), count(database.connections_max))}
          </Figure>
        )}
        {database.replicas > 0 && (
          <Figure name={words.replicas} tone={database.replicas_used < database.replicas ? 'bad' : 'plain'}>
            {words.of(count(database.replicas_used), count(database.replicas))}
          </Figure>
        )}
        <Figure name={words.redis} tone={redis === 'away' ? 'bad' : 'plain'}>
          {words.redisStates[redis]}
        </Figure>
      </Figures>
      <h3 className="mt-4 text-base font-semibold">{words.tables}</h3>
      <Figures>
        {tables.map(({ name, rows, bytes }) => (
          <Figure key={name} name={name}>
            {readableSize(bytes)}
            {rows !== null && <span className="text-sm font-normal text-ink-2"> ({words.rows(Math.round(rows))})</span>}
          </Figure>
        ))}
      </Figures>
    </Part>
  );
};

export const FilesPart = ({ files }: { readonly files: HealthView['files'] }) => {
  const words = texts.files;
  const { disk_free: free, disk_size: size } = files;
  return (
    <Part title={words.title}>
      <Figures>
        <Figure name={words.place}>{words.places[files.place]}</Figure>
        <Figure name={words.count}>{count(files.count)}</Figure>
        <Figure name={words.size}>{readableSize(files.bytes)}</Figure>
        {free !== null && size !== null && (
          <Figure name={words.disk} tone={free < size * DISK_LOW ? 'bad' : 'plain'}>
            {texts.database.of(readableSize(free), readableSize(size))}
          </Figure>
        )}
      </Figures>
    </Part>
  );
};

export const BackupPart = ({ backup }: { readonly backup: HealthView['backup'] }) => {
  const words = texts.backup;
  return (
    <Part title={words.title} hint={words.hint}>
      <Figures>
        <Figure name={words.made}>{backup === null ? words.never : <TimeAgo at={backup.made_at} />}</Figure>
        {backup !== null && (
          <>
            <Figure name={words.size}>{readableSize(backup.bytes)}</Figure>
            <Figure name={words.tried}>
              {backup.rehearsed_at === null ? words.never : <TimeAgo at={backup.rehearsed_at} />}
            </Figure>
          </>
        )}
      </Figures>
    </Part>
  );
};

export const PeoplePart = ({ people }: { readonly people: HealthView['people'] }) => {
  const words = texts.people;
  return (
    <Part title={words.title}>
      <Figures>
        {(['members', 'joined', 'posts', 'messages'] as const).map((name) => (
          <Figure key={name} name={words[name]}>
            {count(people[name])}
          </Figure>
        ))}
      </Figures>
    </Part>
  );
};
