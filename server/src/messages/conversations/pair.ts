/** Two people have one conversation, whoever begins it. */
export const pairOf = (a: string, b: string): string => [a, b].sort().join(':');
