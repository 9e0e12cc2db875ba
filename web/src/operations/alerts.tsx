import { BACKUP_OLD_DAYS, DISK_LOW, LATE_AFTER_S, type HealthView } from '@wagram/contract/operations';
import { Alerts, type Alert } from '#moderation';
import { readableSize } from '#ui';
import { kindOf } from './kinds.ts';
import { texts } from './texts.ts';

const words = texts.alerts;
const DAY_MS = 86_400_000;
const CONNECTIONS_HIGH = 0.9;

const danger = (isSo: boolean, text: () => string): Alert[] => (isSo ? [{ tone: 'danger', text: text() }] : []);
const warning = (isSo: boolean, text: () => string): Alert[] => (isSo ? [{ tone: 'warning', text: text() }] : []);

const ofBackup = (backup: HealthView['backup'], now: number): Alert[] => {
  if (backup === null) return warning(true, () => words.neverBackedUp);
  const days = Math.floor((now - Date.parse(backup.made_at)) / DAY_MS);
  return [
    ...warning(days >= BACKUP_OLD_DAYS, () => words.oldBackup(days)),
    ...warning(backup.rehearsed_at === null, () => words.neverRehearsed),
  ];
};

export const alertsOf = (health: HealthView, now: number): Alert[] => {
  const { processes, queues, database, files } = health;
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const failures = sum(processes.map((one) => one.failures));
  const failed = sum(queues.map((queue) => queue.failed));
  const late = queues.filter((queue) => queue.late_s >= LATE_AFTER_S);
  const { disk_free: free, disk_size: size } = files;
  return [
    ...danger(failures > 0, () => words.failures(failures)),
    ...danger(free !== null && size !== null && free < size * DISK_LOW, () => words.disk(readableSize(free ?? 0))),
    ...late.flatMap(({ kind, late_s: seconds }) =>
      danger(true, () => words.late(kindOf(kind), Math.floor(seconds / 60))),
    ),
    ...warning(database.connections > database.connections_max * CONNECTIONS_HIGH, () => words.connections),
    ...warning(database.replicas_used < database.replicas, () => words.replicas),
    ...warning(health.redis === 'away', () => words.redis),
    ...warning(new Set(processes.map(({ version }) => version)).size > 1, () => words.versions),
    ...warning(failed > 0, () => words.given(failed)),
    ...ofBackup(health.backup, now),
  ];
};

export const HealthAlerts = ({ health }: { readonly health: HealthView }) => (
  <Alerts words={words} alerts={alertsOf(health, Date.now())} />
);
