// What a price list may not say (16 CFR 453.3, 453.4 and their commentary), as patterns over single sentences.
import type { Forbidden } from './said.ts';

/** Marked free. "Feel free", "toll-free", "free from" say nothing of a price; nor does what costs no more than the price beside it. */
export const free: readonly Forbidden[] = [
  {
    pattern:
      /(?<![-\w])(?<!feel )free(?!\s+(?:to|from|of(?!\s+charge)|parking)\b)(?![-\w])|\bno[\s-]charge\b|\bno cost\b|\bwithout (?:charge|cost)\b|\bcomplimentary\b|\bgratis\b|\bon the house\b/i,
    unlessDenied: false,
  },
];

/** Things that the sixteen lines of the rule name, where a paragraph speaks of them. */
export const requiredThing =
  /\b(?:embalming|hearse|limousine|transfer|removal|viewing|visitation|casket|vault|liner|direct cremation|immediate burial|graveside|basic services|preparation|memorial service|ceremony)\b/i;

const charge = '(?:fee|charge|surcharge)s?';
const mustPay =
  '(?:required|mandatory|compulsory|non-?\\s?declinable|(?:added|applied|applies|apply|charged) (?:to|on|for|with) (?:all|every|each)|cannot be declined|may not be declined|for (?:all|every) (?:famil|funeral|arrangement|service)\\w*)';

/** A fee beside the one for basic services that nobody can decline (16 CFR 453.2(b)(4)(iii)(C), 453.4(b)(1)). What others ask for is not the home's. */
export const secondFee: readonly Forbidden[] = [
  {
    pattern: new RegExp(
      `\\b${charge}\\b[^.]{0,80}\\b${mustPay}|\\b(?:required|mandatory|compulsory|non-?\\s?declinable)\\s+(?:[\\w-]+\\s+){0,3}${charge}\\b`,
      'i',
    ),
    unlessDenied: false,
    except:
      /\bbasic services\b|\b(?:not|never) (?:required|mandatory)\b|\b(?:by|of) (?:the |your |most |many |some )*(?:cemeter|cremator|law|county|state|airline|medical|coroner|newspaper)/i,
  },
];

const ownCasket =
  '(?:third[\\s-]party|outside|own|(?:provided|supplied|purchased|bought|furnished|brought|obtained|ordered) (?:by|from|elsewhere|online|outside|in)|not (?:purchased|bought) (?:from|here)|from (?:another|elsewhere|a third|outside))';

/** A charge for taking a casket that a family bought elsewhere (16 CFR 453.4(b)(1)(ii)). */
export const casketHandling: readonly Forbidden[] = [
  { pattern: /\bcasket[\s-](?:handling|receiving|acceptance)\b/i, unlessDenied: true },
  {
    pattern: new RegExp(
      `\\b(?:handling|handle|receiving|accepting|acceptance|storing|storage|uncrating|unpacking|inspecti(?:on|ng))\\b[^.]*\\bcaskets?\\b[^.]*\\b${ownCasket}|\\b(?:handling|receiving|accepting|storing|uncrating)\\b[^.]*\\b${ownCasket}[^.]*\\bcaskets?\\b`,
      'i',
    ),
    unlessDenied: true,
  },
  {
    pattern: new RegExp(
      `\\b${charge}\\b[^.]*\\bcaskets?\\b[^.]*\\b${ownCasket}|\\b${charge}\\b[^.]*\\b${ownCasket}[^.]*\\bcaskets?\\b|\\bcaskets?\\b[^.]*\\b${ownCasket}[^.]*\\b${charge}\\b`,
      'i',
    ),
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
    pattern: /\b(?:replaces?|in place of|instead of|in lieu of)\b[^.]*\b(?:itemi[sz]ed|single prices|price list|a la carte)\b/i,
    unlessDenied: true,
  },
  {
    pattern: /\bnot (?:available|sold|offered) (?:separately|individually|on (?:its|their) own|a la carte)\b/i,
    unlessDenied: false,
  },
  { pattern: /\b(?:must|have to) (?:select|choose|buy|purchase|take)\b[^.]*\bpackages?\b/i, unlessDenied: true },
];

/** A basic services fee made smaller inside a package (16 CFR 453.2(b)(4)(iii)(C), 453.4(b)(1)(i)(B)). */
export const feeDiscount: readonly Forbidden[] = [
  {
    pattern:
      /\b(?:discount(?:ed)?|reduced|reduction|waiv\w*|lower(?:ed)?|half|free|\d+\s?%|percent|savings?|saves?|off)\b[^.]*\bbasic[\s-]services?\b|\bbasic[\s-]services?\b[^.]*\b(?:discount(?:ed)?|reduced|reduction|waiv\w*|lowered|half price|free|\d+\s?%|percent off|savings?)/i,
    unlessDenied: true,
  },
];

const byLaw = '(?:state |local |federal |[a-z]+ )?(?:law|statute|regulation|code)s?';

/** Embalming that would be required (16 CFR 453.3(a)(1)). A home may ask for it before a viewing; the law does not. */
const embalming: readonly Forbidden[] = [
  {
    pattern: new RegExp(
      `\\bembalm\\w*\\b[^.]*\\b(?:required|mandatory|compulsory|necessary)\\b[^.]*\\bby ${byLaw}|\\b${byLaw}\\b[^.]*\\brequires?\\b[^.]*\\bembalm|\\bembalming is (?:always )?(?:required|mandatory|compulsory)\\s*(?:[.!;]|$)|\\ball (?:bodies|remains|persons)\\b[^.]*\\bmust be embalmed`,
      'i',
    ),
    unlessDenied: true,
    except: /\bcertain (?:special )?cases\b/i,
  },
];

/** A container around the casket that the law would require (16 CFR 453.3(c)(1)). */
const outerContainer: readonly Forbidden[] = [
  {
    pattern: new RegExp(
      `\\b(?:vault|liner|outer (?:burial )?container)s?\\b[^.]*\\b(?:required|mandatory)\\b[^.]*\\bby ${byLaw}|\\b${byLaw}\\b[^.]*\\brequires?\\b[^.]*\\b(?:vault|liner|outer (?:burial )?container)`,
      'i',
    ),
    unlessDenied: true,
  },
];

/** A casket that a direct cremation would need (16 CFR 453.3(b)(1)). */
const cremationCasket: readonly Forbidden[] = [
  {
    pattern:
      /\bcaskets?\b[^.]*\b(?:required|mandatory|necessary|needed)\b[^.]*\bcremat|\bcremat\w*\b[^.]*\brequires?\b[^.]*\bcaskets?\b|\bmust (?:buy|purchase|have|choose)\b[^.]*\bcaskets?\b[^.]*\bcremat/i,
    unlessDenied: true,
  },
];

/** Goods that a family would have to buy together (16 CFR 453.4(b)(1), against the right of choice). */
const noChoice: readonly Forbidden[] = [
  {
    pattern:
      /\b(?:items?|services?|goods)\b[^.]*\b(?:cannot|can not|may not) be (?:declined|removed|left out|chosen (?:singly|alone|separately))/i,
    unlessDenied: false,
  },
  { pattern: /\bmust (?:buy|purchase|take|accept) (?:all|every)\b/i, unlessDenied: true },
];

/** Remains that would be preserved for long (16 CFR 453.3(e)). */
const preservation: readonly Forbidden[] = [
  {
    pattern:
      /\b(?:preserv\w+|prevent\w* (?:decay|decomposition)|delay\w* (?:decay|decomposition))\b[^.]*\b(?:forever|permanent\w*|indefinite\w*|for (?:many )?(?:years|decades)|long[\s-]term)\b/i,
    unlessDenied: true,
  },
];

/** What contradicts a sentence of law, with the clause that it offends and the truth in its place. */
export const contradictions: readonly { clause: string; of: string; forbidden: readonly Forbidden[]; truth: string }[] = [
  {
    clause: '16 CFR 453.3(a)(1)',
    of: 'D2',
    forbidden: embalming,
    truth: 'The law requires embalming only in certain special cases; say so, or say that you ask for it before a viewing.',
  },
  {
    clause: '16 CFR 453.3(c)(1)',
    of: 'D7',
    forbidden: outerContainer,
    truth: 'State and local law do not ask for a container around the casket; a cemetery may.',
  },
  {
    clause: '16 CFR 453.3(b)(1)',
    of: 'D3',
    forbidden: cremationCasket,
    truth: 'A direct cremation needs no casket; an alternative container will do.',
  },
  {
    clause: '16 CFR 453.4(b)(1)',
    of: 'D1',
    forbidden: noChoice,
    truth: 'A family may choose only the items that it desires; basic services alone cannot be declined.',
  },
  {
    clause: '16 CFR 453.3(e)',
    of: 'the rule on protective features',
    forbidden: preservation,
    truth: 'Nothing preserves the remains for a long time or for ever; take the words out.',
  },
];
