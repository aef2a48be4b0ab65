// Finds "required" said about something that the law doesn't require.
import type { ForbiddenPattern } from './sentence-patterns.ts';

/** Finds "required" on a row that the law never requires, said about the thing itself or nothing in particular. A deposit or permission may be required. */
export const requiredHere = (thing: RegExp, except: RegExp): readonly ForbiddenPattern[] => [
  {
    pattern: /\b(?:required|mandatory|compulsory|obligatory)\b/gi,
    unlessDenied: true,
    except,
    of: (subject) => subject === '' || thing.test(subject),
  },
];
