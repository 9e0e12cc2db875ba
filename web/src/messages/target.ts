/** Whom, or where, one writes: a member by their id, or a group by its conversation. */
export interface ChatTarget {
  readonly me: string;
  readonly to: string;
  readonly isGroup: boolean;
}
