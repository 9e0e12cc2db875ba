/** A kind that a page does not know yet is shown by its own name. */
export const plainKind = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ');
