// Facts that rooms announce. Listeners import this grammar, never the room that speaks.
export interface EventOf<Name extends string, Payload extends object> {
  readonly name: Name;
  readonly payload: Payload;
}
