// Fees, gifts and packages that a price list may not speak of (16 CFR 453.4), as patterns over single sentences.
import type { Forbidden } from './said.ts';

/** What the Rule asks for: a casket from elsewhere is taken without a charge. "Not waived" is no gift either. */
const broughtCasket =
  /\b(?:for|of|accept\w*|tak\w+|receiv\w+|handl\w+) (?:a |any |the |your )?(?:own )?(?:casket|coffin)s? (?:that |which )?(?:(?:you|a family|families|the purchaser) )?(?:bring|brings|provide|provides|provided|bought|purchased|from)\b|\bnot waived?\b/i;

/** Marked free. "Feel free", "toll-free", "free from" say nothing of a price; nor does what costs no more than the price beside it. */
export const free: readonly Forbidden[] = [
  {
    pattern:
      /(?<![-\w])(?<!feel )free(?!\s+(?:to|from|of(?!\s+charge)|parking)\b)(?![-\w])|\bno[\s-]charge\b|\bno cost\b|\bwithout (?:charge|cost)\b|\bcomplimentary\b|\bgratis\b|\bon the house\b/i,
    unlessDenied: false,
    except: broughtCasket,
  },
  {
    pattern:
      /\b(?:as )?our gift\b|\bwaived?\b|\bcosts? (?:you |your family )?nothing\b|\bat no expense\b|\b(?:do|does) not charge for\b|\b(?:don|doesn)['\u2019]t charge for\b|\bcompliments\b|\bas a courtesy\b|\$0(?:\.00)?(?![\d,]|\.\d)/i,
    unlessDenied: false,
    except: broughtCasket,
  },
];

/** Things that the sixteen lines of the rule name, where a paragraph speaks of them. */
export const requiredThing =
  /\b(?:embalming|hearse|limousine|transfer|removal|viewing|visitation|casket|vault|liner|direct cremation|immediate burial|graveside|basic services|preparation|memorial service|ceremony)\b/i;

const charge = '(?:fee|charge|surcharge)s?';
const mustPay =
  '(?:required|mandatory|compulsory|non-?\\s?declinable|(?:added|applied|applies|apply|charged) (?:to|on|for|with) (?:all|every|each)|cannot be declined|may not be declined|for (?:all|every) (?:famil|funeral|arrangement|service)\\w*)';

const isOthers =
  /\bbasic services\b|\btax(?:es)?\b|\b(?:not|never) (?:required|mandatory)\b|\b(?:by|of) (?:the |your |most |many |some )*(?:cemeter|cremator|law|county|state|airline|medical|coroner|newspaper)/i;

/** A fee beside the one for basic services that nobody can decline (16 CFR 453.2(b)(4)(iii)(C), 453.4(b)(1)). What others ask for is not the home's. */
export const secondFee: readonly Forbidden[] = [
  {
    pattern: new RegExp(
      `\\b${charge}\\b[^.]{0,80}\\b${mustPay}|\\b(?:required|mandatory|compulsory|non-?\\s?declinable)\\s+(?:[\\w-]+\\s+){0,3}${charge}\\b`,
      'i',
    ),
    unlessDenied: false,
    except: isOthers,
  },
  {
    pattern:
      /\b(?:everyone|everybody|(?:all|every|each) (?:famil(?:y|ies)|customers?)) (?:must |has to |have to )?pays?\b|\b(?:added|applied|applies|charged|add|apply|charge)\b[^.]*\b(?:to|on|for|with) (?:all|every|each)\b[^.]*\b(?:bills?|contracts?|famil(?:y|ies)|funerals?|arrangements?|invoices?|statements?|customers?)\b|\b(?:cannot|can not|can['\u2019]t|may not|not) (?:opt out|refuse)\b|\b(?:is|are) (?:compulsory|obligatory|not optional)\b|\bautomatically (?:added|charged|billed)\b/i,
    unlessDenied: false,
    except: isOthers,
  },
];
const casket = '(?:caskets?|coffins?|merchandise)';
const ownCasket =
  '(?:third[\\s-]party|outside|own|you (?:bring|provide|supply)|(?:provided|supplied|purchased|bought|furnished|brought|obtained|ordered) (?:by|from|elsewhere|online|outside|in)|not (?:purchased|bought) (?:from|here)|from (?:another|elsewhere|somewhere else|a third|outside))';

/** What a family pays more for a casket that it brings, without the word "fee". */
const more = '(?:\\$\\d|goes up|higher|more|extra|additional)';

/** A charge for taking a casket that a family bought elsewhere (16 CFR 453.4(b)(1)(ii)). */
export const casketHandling: readonly Forbidden[] = [
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
];

/** The name of something with a price, which is a charge for a casket that a family brings without saying "fee". */
export const casketFromElsewhere: readonly Forbidden[] = [
  {
    pattern: new RegExp(`\\b${casket}\\b[^.]*\\b${ownCasket}|\\b${ownCasket}[^.]*\\b${casket}\\b`, 'i'),
    unlessDenied: true,
  },
];

/** That packages are all there is, or that an item is to be had in them alone (16 CFR 453.4(b)(1)). */
export const packagesOnly: readonly Forbidden[] = [
  {
    pattern:
      /\b(?:only|solely|exclusively)\b[^.]*\b(?:in|as|with|through|within|part of|by) (?:a |one of |our |the |any )*packages?\b|\bpackages? only\b|\bonly (?:offer|sell|provide)\w* packages\b/i,
    unlessDenied: true,
  },
  {
    pattern:
      /\b(?:replaces?|in place of|instead of|in lieu of)\b[^.]*\b(?:itemi[sz]ed|single prices|price list|a la carte|(?:prices|list) (?:above|below))\b/i,
    unlessDenied: true,
  },
  {
    pattern: /\bnot (?:available|sold|offered) (?:separately|individually|on (?:its|their) own|a la carte)\b/i,
    unlessDenied: false,
  },
  {
    pattern:
      /\b(?:do|does) not itemi[sz]e\b|\bnot sold (?:by (?:itself|themselves)|alone|apart)\b|\bprices are (?:only )?for (?:complete |whole )?packages\b/i,
    unlessDenied: false,
  },
  { pattern: /\b(?:must|have to) (?:select|choose|buy|purchase|take)\b[^.]*\bpackages?\b/i, unlessDenied: true },
];

/** A basic services fee made smaller inside a package (16 CFR 453.2(b)(4)(iii)(C), 453.4(b)(1)(i)(B)). */
export const feeDiscount: readonly Forbidden[] = [
  {
    pattern:
      /\b(?:discount(?:ed)?|reduced|reduction|waiv\w*|lower(?:ed)?|half|free|credit|cuts?|\d+\s?%|percent|savings?|saves?|off)\b[^.]*\bbasic[\s-]services?\b|\bbasic[\s-]services?\b[^.]*\b(?:discount(?:ed)?|reduced|reduction|waiv\w*|lowered|half price|in half|credit|free|\d+\s?%|percent off|savings?)/i,
    unlessDenied: true,
  },
];
