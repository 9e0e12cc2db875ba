export const PASSWORD_MIN = 8;
/** Longer is refused before it is hashed: hashing a megabyte is an attack, not a password. */
export const PASSWORD_MAX = 256;
export const EMAIL_MAX = 254;
export const SESSIONS_MAX = 10;
export const BACKUP_CODES = 5;
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_S = 30;
