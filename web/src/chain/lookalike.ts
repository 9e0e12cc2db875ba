export { lookalikeOf } from '@wagram/contract/chain';
