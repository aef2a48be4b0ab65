import { useSearchParams } from 'react-router-dom';
import { type Need, readNeed } from './need.ts';

/** Returns the need in the address of the screen, for its links to other screens. */
export const useNeed = (): Need | undefined => readNeed(useSearchParams()[0]) ?? undefined;
