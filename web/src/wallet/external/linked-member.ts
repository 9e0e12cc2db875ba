import type { MemberId } from '@wagram/contract/kernel';

/** Whose name is to lead to which address. */
export interface LinkedMember {
  readonly memberId: MemberId;
  readonly handle: string;
  readonly address: string;
}

export const linkedMember = (
  { id, username }: { readonly id: MemberId; readonly username: string },
  address: string,
): LinkedMember => ({ memberId: id, handle: username, address });
