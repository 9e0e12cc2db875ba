// Who does not want to see whom. A block is known here for as long as the page lives; the server filters every list.
export * from './use-block.ts';
