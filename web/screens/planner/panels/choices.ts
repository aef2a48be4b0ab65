/** The two choices that may replace a step. Few families see either, and they share code. */
export { default as ConflictChoice } from './conflict-choice.tsx';
export { default as PriceNewsChoice } from './price-news-choice.tsx';
