// Translation: what people wrote, in the language of whoever reads it, when they ask for it.
export { TranslatedWords } from './translated-words.tsx';
