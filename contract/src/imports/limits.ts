/** Of the file that is sent. */
export const ARCHIVE_MAX_BYTES = 100 * 1024 * 1024;
/** Of one list of posts inside it, unpacked. */
export const ARCHIVE_LIST_MAX_BYTES = 32 * 1024 * 1024;
export const IMPORT_POSTS_MAX = 20_000;
export const IMPORT_FOLLOWS_MAX = 5_000;
/** Signs of one post: elsewhere they may be longer than here. */
export const IMPORT_POST_MAX = 5_000;
/** Where an archive is sent, as application/octet-stream: beside the calls, because it is no JSON. */
export const IMPORT_FILE_PATH = '/api/imports/file';
