export { fullCount, shortCount } from '#ui';
