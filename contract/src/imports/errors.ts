import { defineErrors } from '#kernel';

export const importErrors = defineErrors({
  import_unknown_file: [400, 'This is no archive that can be read here: send one of ours, of Mastodon or of X'],
  import_broken_file: [400, 'This archive cannot be read. Ask for a new one where it came from.'],
  import_too_large: [413, 'This archive is larger than 100 MB'],
  import_list_too_large: [413, 'The list of posts in this archive is too long'],
  import_octets_only: [415, 'Send the file as it is'],
  import_running: [409, 'An import is running. Wait until it is done.'],
  import_not_found: [404, 'There is nothing to import. Send the archive again.'],
});
