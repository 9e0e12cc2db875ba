/** Every process speaks of itself this often; one that has been silent for longer than three of them is gone. */
export const BEAT_EVERY_S = 10;
export const GONE_AFTER_S = 35;
/** What an operator should not have to look for. */
export const LATE_AFTER_S = 300;
export const DISK_LOW = 0.1;
export const BACKUP_OLD_DAYS = 8;
