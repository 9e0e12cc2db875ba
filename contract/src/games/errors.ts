import { defineErrors } from '#kernel';

export const gameErrors = defineErrors({
  run_unknown: [404, 'This run is not known, or was handed in already'],
  run_impossible: [400, 'This run cannot have happened like that'],
});
