import { defineErrors } from '#kernel';

export const noticeErrors = defineErrors({
  nothing_named: [400, 'Name notifications, or mark all of them read'],
  unusable_push_service: [400, 'Notifications cannot be sent to this device'],
});
