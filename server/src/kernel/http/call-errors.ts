import { idempotencyErrors, kernelErrors, type Call, type ErrorCatalogue } from '@wagram/contract/kernel';

type KernelCode = keyof typeof kernelErrors;

/** Before a handler is asked: who may call (route.ts), and from where (same-origin.ts). */
const atTheDoor = ({ for: who, actor, method, whileSuspended }: Call): KernelCode[] => {
  const codes: KernelCode[] = [];
  if (who !== 'anyone' || actor !== null) codes.push('signed_out');
  if (who !== 'anyone' && whileSuspended !== true) codes.push('account_suspended');
  if (who === 'operator') codes.push('operators_only');
  if (actor !== null) codes.push('foreign_actor');
  if (method !== 'GET') codes.push('cross_site');
  return codes;
};

/** Of a body, and of what is written: a row that it names may be gone by then, and a shared demo account may do little. */
const ofWrites = ({ method, for: who }: Call): KernelCode[] => {
  if (method === 'GET') return [];
  return ['body_too_large', 'unsupported_body', 'not_found', ...(who === 'member' ? ['demo_member' as const] : [])];
};

const hasInput = ({ method, input }: Call): boolean => method !== 'GET' || Object.keys(input._zod.def.shape).length > 0;

const kernelCodesOf = (call: Call): KernelCode[] => [
  ...(hasInput(call) ? ['invalid_input' as const] : []),
  ...atTheDoor(call),
  ...ofWrites(call),
  'too_many_requests',
  'unexpected',
  'database_unavailable',
  'overloaded',
];

const pick = (catalogue: ErrorCatalogue, codes: readonly string[]): ErrorCatalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([code]) => codes.includes(code)));

/** Of an Idempotency-Key, which is read with every write and obeyed by those that act once. */
const keyCodesOf = ({ method, once }: Call): (keyof typeof idempotencyErrors)[] => {
  if (method === 'GET') return [];
  return once === undefined ? ['bad_key'] : ['bad_key', 'key_reused', 'still_running'];
};

/** Every way in which a call can fail. A call whose room has none of its own names the kernel's catalogue, and that says nothing. */
export const errorsOf = (call: Call): ErrorCatalogue => ({
  ...pick(kernelErrors, kernelCodesOf(call)),
  ...pick(idempotencyErrors, keyCodesOf(call)),
  ...(call.errors === kernelErrors ? {} : call.errors),
});
