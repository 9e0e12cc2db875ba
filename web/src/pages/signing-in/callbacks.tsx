import { CallbackScreen } from '#auth';

/** AUTH-10: a moment to read either answer. */
export const AuthCallbackPage = () => <CallbackScreen successAfterMs={2_000} failureAfterMs={3_000} />;

/** AUTH-11: success goes on at once; an error stays until 'Try Again'. */
export const TwitterCallbackPage = () => <CallbackScreen successAfterMs={0} failureAfterMs={null} />;
