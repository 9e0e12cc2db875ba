export { FollowElsewhereDialog as FollowElsewhere } from '#federation';
