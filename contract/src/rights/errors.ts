import { defineErrors } from '#kernel';

export const rightsErrors = defineErrors({
  export_too_soon: [429, 'You can ask for your data once a day'],
  export_not_found: [404, 'This archive is no longer there'],
  wrong_handle: [400, 'Type your username to confirm'],
  demo_member: [403, 'Demo members cannot change this. Create your own account to try it.'],
});
