// What says "required" of something that the law does not require.
import type { Forbidden } from './said.ts';

/**
 * "Required" on a row that the law never requires, said of the thing itself or of nothing else: a deposit or a permission may be
 * required.
 */
export const requiredHere = (thing: RegExp, except: RegExp): readonly Forbidden[] => [
  {
    pattern: /\b(?:required|mandatory|compulsory|obligatory)\b/gi,
    unlessDenied: true,
    except,
    of: (subject) => subject === '' || thing.test(subject),
  },
];
