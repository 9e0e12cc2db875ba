import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { texts } from './texts.ts';
import { useForm } from './use-form.ts';

it('AUTH-05: a form whose checks cannot be loaded says that nothing can be reached, and keeps what was typed', async () => {
  const { result } = renderHook(() =>
    useForm({
      initial: { email: '' },
      call: () => Promise.reject(new TypeError('Failed to fetch')),
      onSubmit: () => Promise.reject(new Error('nothing is sent')),
      failure: 'Signing in failed.',
    }),
  );
  act(() => result.current.field('email').onChange('ana@example.com'));
  await act(() => result.current.handleSubmit());
  expect(result.current.problem).toBe(texts.offline);
  expect(result.current.values.email).toBe('ana@example.com');
  expect(result.current.isBusy).toBe(false);
});
