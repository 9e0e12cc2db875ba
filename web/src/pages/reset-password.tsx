import { useSearchParams } from 'react-router';
import { ForgotPassword, ResetPassword } from '#auth';

/** With the token of a mailed link: choose a new password. Without: ask for such a mail. */
export const ResetPasswordPage = () => {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <ResetPassword key={token} token={token} /> : <ForgotPassword />;
};
