// LNG-04: working out the words of an operator's language.
export { isFirstWords, isList, type Code, type ServedWords } from './code.ts';
export { GIVEN, METHODS, SIGNS } from './reach.ts';
export { sayWords } from './work-out.ts';
