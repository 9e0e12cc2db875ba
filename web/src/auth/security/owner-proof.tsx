import { useState } from 'react';
import { Field, PasswordInput } from '#ui';
import { useSecurity } from './api.ts';
import { texts } from './texts.ts';

/** What shows once more that it is the owner: a password and a code, where the member has them. */
export const useOwnerProof = () => {
  const { data } = useSecurity();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const wantsPassword = data?.has_password !== false;
  const wantsCode = data?.two_factor === true;
  return {
    proof: { ...(wantsPassword ? { password } : {}), ...(wantsCode ? { code } : {}) },
    isComplete: (!wantsPassword || password !== '') && (!wantsCode || code.trim() !== ''),
    fields: (
      <>
        {wantsPassword && (
          <PasswordInput
            label={texts.proof.password}
            name="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
        )}
        {wantsCode && (
          <Field
            label={texts.password.code}
            name="code"
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            autoCapitalize="none"
          />
        )}
      </>
    ),
  };
};
