// Gifts that a price list may not mention (16 CFR 453.4(b)(1)), as patterns over single sentences.
import type { GplLine } from '../../model/enumerations/pricing.ts';
import { searchKey } from '../../values/text.ts';
import { isRequiredGplLine } from '../gpl-lines.ts';
import type { ForbiddenPattern } from './sentence-patterns.ts';

const thing =
  'embalm\\w*|hearses?|(?:funeral|casket) coach(?:es)?|limo(?:usine)?s?|transfers?|removals?|viewings?|visitations?|wakes?|caskets?|coffins?|vaults?|liners?|(?:alternative|burial|cremation|fiberboard|outer) containers?|cremations?|burials?|graveside|(?:basic|professional) services?|preparation|dressing|casketing|cosmetics|cosmetology|(?:memorial|funeral|graveside) (?:services?|ceremon(?:y|ies))|ceremon(?:y|ies)|funerals?|forwarding|receiving|chapel|facilities';

/** Matches the thing itself: "casket" and "hearse fee", never "casket spray". */
const endsInThing = new RegExp(`\\b(?:${thing})(?: (?:fees?|charges?|services?|staff|rooms?|facilities|itself|alone|too))*$`);

/** Matches a part of what a price covers: "the first 30 miles". */
const unitsCovered = /\b(?:miles?|mileage|hours?|minutes?|half[\s-]hour|days? of storage)$/;
const onlyUse = /\b(?:use|rental|hire|costs?|prices?|fees?|charges?|services?|provision|choice)$/;
const movesAnything = /\b(?:transfers?|removals?|preparation|receiving|forwarding)$/;
const aBody = /\b(?:remains|body|bodies|deceased|decedents?|loved ones?|person)\b/;
const trailing =
  /(?:\s+(?:is|are|was|were|be|been|comes?|will|can|may|given|provided|offered|included|available|supplied|done|listed|priced|always|also|now|at|as|with|our|your|a|an|the))+$/;

/** Returns whether the words name something that the Rule requires a price for, or the row that they describe. */
function namesRequired(subject: string, label: string): boolean {
  const words = subject
    .replace(/[^\w\s/'-]/g, ' ')
    .trim()
    .replace(trailing, '');
  const [head = '', ...of] = words.split(/\s+of\s+/);
  if (unitsCovered.test(head)) return false;
  if (onlyUse.test(head) && of.length > 0) return namesRequired(of.join(' of '), label);
  if (movesAnything.test(head) && of.length > 0) return aBody.test(of.join(' '));
  const last = head.split(/\s+/).at(-1) ?? '';
  return endsInThing.test(head) || /\bembalm/.test(head) || (last.length > 3 && searchKey(label).split(' ').includes(last));
}

/** Accepting a casket from elsewhere without a charge, as the Rule itself requires. "Not waived" isn't a gift either. */
const broughtCasket =
  /\b(?:for|of|accept\w*|tak\w+|receiv\w+|handl\w+|welcome) (?:a |any |the |your )?(?:own |outside )?(?:casket|coffin)s? (?:that |which )?(?:(?:you|a family|families|the purchaser) )?(?:bring|brings|provide|provides|provided|bought|purchased|from)\b|\b(?:outside|third[\s-]party|your own|own) (?:casket|coffin)s?\b|\bnot waived?\b/i;

const gifts: readonly { pattern: RegExp; except: RegExp }[] = [
  {
    // "Feel free", "toll-free", and "free from" say nothing about a price.
    pattern:
      /(?<![-\w])(?<!feel )free(?:\s+of\s+charge\b|\s+to\s+(?:(?:all|any|our|the|your|eligible)\s+)*(?:veterans|famil\w+|members|children|residents|clergy)\b|(?!\s+(?:to|from|of)\b))(?![-\w])|\bno[\s-](?:charge|cost)\b(?: is (?:made|added)\b)?|\bno fee(?= for\b)|\bwithout (?:charge|cost)\b|\bcomplimentary\b|\bgratis\b|\bon the house\b|\b(?:is|are) on us\b|\bn\/c(?![\w/])/gi,
    except: broughtCasket,
  },
  {
    pattern:
      /\b(?:as )?our gift\b|\bwaived?\b|\bcosts? (?:you |your family )?nothing\b|\bat no expense\b|\b(?:do|does) not charge(?= for\b)|\b(?:don|doesn)['\u2019]t charge(?= for\b)|\bcompliments\b|\bas a courtesy\b|\$0(?:\.00)?(?![\d,]|\.\d)/gi,
    except: broughtCasket,
  },
  {
    // "Included at no additional charge" says which price covers something, and a price may be the same every day.
    pattern: /\bno (?:additional|extra|further|added) (?:charge|cost|fee)s?\b/gi,
    except: new RegExp(
      `${broughtCasket.source}|\\binclud|\\b(?:sundays?|saturdays?|weekends?|holidays?|evenings?|nights?|hours?|days?)\\b`,
      'i',
    ),
  },
  { pattern: /\bincluded (?:with|in) (?:the |our |your )?(?:basic|professional)[\s-]services?\b/gi, except: /\bnot included\b/i },
];

/**
 * Finds words that mark an item of the Rule as free. `line` and `label` are those of the row, if the words describe one: a sentence that names nothing is
 * about the row.
 */
export const markedFree = ({ line, label }: { line: GplLine | null; label: string }): readonly ForbiddenPattern[] =>
  gifts.map(({ pattern, except }) => ({
    pattern,
    unlessDenied: false,
    except,
    of: (subject) => (subject === '' ? line !== null && isRequiredGplLine(line) : namesRequired(subject, line ? label : '')),
  }));
