import { ForgotPassword, ResetPassword } from '#auth';
import { useLinkToken } from './use-link-token.ts';

/** With the token of a mailed link: choose a new password. Without: ask for such a mail. */
export const ResetPasswordPage = () => {
  const token = useLinkToken();
  return token === '' ? <ForgotPassword /> : <ResetPassword key={token} token={token} />;
};
