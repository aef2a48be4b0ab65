// Fees and packages that a price list may not mention (16 CFR 453.4), as patterns over single sentences.
import type { ForbiddenPattern } from './sentence-patterns.ts';

const charge = '(?:fee|charge|surcharge)s?';
const casket = '(?:caskets?|coffins?|merchandise)';
export const ownCasket =
  '(?:third[\\s-]part(?:y|ies)|outside|own|online|internet|(?:customer|client|family|purchaser|buyer|consumer)[\\s-](?:provided|supplied|purchased|owned|furnished|bought)|you (?:bring|provide|supply)|(?:provided|supplied|purchased|bought|furnished|brought|obtained|ordered) (?:by|from|elsewhere|online|outside|in)\\b(?! (?:us|our)\\b)|not (?:purchased|bought) (?:from|here)|from (?:another|others?|elsewhere|somewhere else|a third|outside))';

/** What a family pays extra for its own casket, without the word "fee". */
const more = '(?:\\$\\d|goes up|higher|more|extra|additional)';

/** A charge for accepting a casket that a family bought elsewhere (16 CFR 453.4(b)(1)(ii)). */
export const casketHandling: readonly ForbiddenPattern[] = [
  { pattern: /\bcasket[\s-](?:handling|receiving|acceptance)\b/i, unlessDenied: true },
  {
    pattern: new RegExp(
      `\\b(?:handling|handle|receiving|accepting|acceptance|storing|storage|uncrating|unpacking|inspecti(?:on|ng))\\b[^.]*\\b${casket}\\b[^.]*\\b${ownCasket}|\\b(?:handling|receiving|accepting|storing|uncrating)\\b[^.]*\\b${ownCasket}[^.]*\\b${casket}\\b`,
      'i',
    ),
    unlessDenied: true,
  },
  {
    pattern: new RegExp(
      `\\b${charge}\\b[^.]*\\b${casket}\\b[^.]*\\b${ownCasket}|\\b${charge}\\b[^.]*\\b${ownCasket}[^.]*\\b${casket}\\b|\\b${casket}\\b[^.]*\\b${ownCasket}[^.]*\\b${charge}\\b`,
      'i',
    ),
    unlessDenied: true,
  },
  {
    pattern: new RegExp(`\\b${casket}\\b[^.]*\\b${ownCasket}[^.]*${more}|${more}[^.]*\\b${ownCasket}[^.]*\\b${casket}\\b`, 'i'),
    unlessDenied: true,
  },
  {
    pattern: new RegExp(
      `\\b${ownCasket}[^.]*\\b${casket}\\b[^.]*(?:\\b(?:is|are|will be|gets?) (?:billed|charged|added)\\b|\\b(?:pays?|costs?|adds?|owes?)\\b[^.]{0,40}(?:\\$\\s?\\d|\\bmore\\b|\\bextra\\b)|\\bgoes up\\b|\\b(?:extra|additional) (?:charge|cost|fee|\\$))`,
      'i',
    ),
    unlessDenied: true,
  },
];

const brought = '(?:caskets?|coffins?|containers?|merchandise)';

/** A priced row whose name alone charges for a casket from elsewhere. */
export const casketFromElsewhere: readonly ForbiddenPattern[] = [
  {
    pattern: new RegExp(`\\b${brought}\\b[^.]*\\b${ownCasket}|\\b${ownCasket}[^.]*\\b${brought}\\b`, 'i'),
    unlessDenied: true,
    except: /\burns?\b/i,
  },
  {
    pattern: new RegExp(`\\b${brought}\\b[^.]*\\bnot (?:bought|purchased|sold|provided) (?:here|from us|by us)\\b`, 'i'),
    unlessDenied: false,
  },
  {
    pattern: new RegExp(`^(?:handling|receiving|acceptance)(?: and (?:handling|receiving|storage))? ${charge}$`, 'i'),
    unlessDenied: false,
  },
];

/** Claims that only packages are available, or that an item comes only in one (16 CFR 453.4(b)(1)). */
export const packagesOnly: readonly ForbiddenPattern[] = [
  {
    pattern:
      /\b(?:only|solely|exclusively)\b[^.]*\b(?:in|as|with|through|within|part of|by) (?:a |one of |our |the |any )*packages?\b|\bpackages? only\b|\bonly (?:offer|sell|provide)\w* packages\b|\b(?:offer|sell|provide)\w* (?:only )?packages (?:only|solely|exclusively)\b|\b(?:offer|sell|provide)\w* only packages\b/i,
    unlessDenied: true,
  },
  {
    pattern:
      /\b(?:replaces?|in place of|instead of|in lieu of)\b[^.]*\b(?:itemi[sz]ed|single prices|price list|a la carte|(?:prices|list) (?:above|below))\b/i,
    unlessDenied: true,
  },
  {
    pattern:
      /\b(?:not|nothing is|never|no (?:items?|services?) (?:is|are|may be|can be)|cannot|can['\u2019]t) (?:be )?(?:available|sold|offered|bought|purchased|chosen|had) (?:separately|individually|on (?:its|their) own|a la carte)\b/i,
    unlessDenied: false,
  },
  {
    pattern:
      /\b(?:do|does) not itemi[sz]e\b|\bnot sold (?:by (?:itself|themselves)|alone|apart)\b|\bprices are (?:only )?for (?:complete |whole )?packages\b/i,
    unlessDenied: false,
  },
  { pattern: /\b(?:must|have to) (?:select|choose|buy|purchase|take)\b[^.]*\bpackages?\b/i, unlessDenied: true },
];
