/** Code that is loaded after the first paint belongs here: how it is asked for, what a person sees when it doesn't arrive, and when it is tried again. */
export { backoffMs } from './backoff.ts';
export { type KeptCode, keptCode } from './kept-code.ts';
export { lazyPart } from './lazy-part.tsx';
