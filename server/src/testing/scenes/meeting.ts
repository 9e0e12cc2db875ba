// How members meet: what there is of them, where it is seen, what is done to it.
export * from '../deeds.ts';
export * from './scene.ts';
export * from '../surfaces.ts';
