/** The two choices that may take a step's place. Few families meet either, and they share what they are made of. */
export { default as ConflictChoice } from './conflict-choice.tsx';
export { default as PriceNewsChoice } from './price-news-choice.tsx';
