/** An account that was deleted can be taken back for so long. */
export const ERASE_AFTER_DAYS = 30;
/** An archive can be fetched for so long. */
export const EXPORT_DAYS = 7;
/** Where an archive is fetched, with its id; needs the session of its owner. */
export const EXPORT_FILE_PATH = '/api/export/file';
