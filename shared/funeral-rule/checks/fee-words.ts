// What a price list may not say about fees: that another one is required, or that the basic services fee is smaller for some people.
import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { ForbiddenPattern } from './sentence-patterns.ts';

const charge = '(?:fee|charge|surcharge)s?';
const theFee = '(?:basic|professional)[\\s-](?:services?|fees?)\\b';
const mustPay =
  '(?:required|mandatory|compulsory|non-?\\s?declinable|(?:added|applied|applies|apply|charged) (?:to|on|for|with) (?:all|every|each)|cannot be declined|may not be declined|for (?:all|every) (?:famil|funeral|arrangement|service)\\w*)';
const everyFuneral =
  '(?:all|every|each|any) (?:our |of our )?(?:services?|funerals?|famil(?:y|ies)|arrangements?|customers?|cases?|clients?)';

/** Exempts what others charge, and sentences that say no other fee is required. */
const isOthers = new RegExp(
  `\\b${theFee}|\\btax(?:es)?\\b|\\b(?:not|never) (?:required|mandatory)\\b|\\bno (?:other |further |additional |extra )?${charge} (?:is|are|may be|can be|will be)\\b|\\b(?:by|of) (?:the |your |most |many |some )*(?:cemeter|cremator|law|county|state|airline|medical|coroner|newspaper)`,
  'i',
);

const required: readonly Pick<ForbiddenPattern, 'pattern'>[] = [
  {
    pattern: new RegExp(
      `\\b${charge}\\b[^.]{0,80}\\b${mustPay}|\\b(?:required|mandatory|compulsory|non-?\\s?declinable)\\s+(?:[\\w-]+\\s+){0,3}${charge}\\b`,
      'i',
    ),
  },
  {
    pattern:
      /\b(?:everyone|everybody|(?:all|every|each) (?:famil(?:y|ies)|customers?)) (?:must |has to |have to )?pays?\b|\b(?:added|applied|applies|charged|add|apply|charge)\b[^.]*\b(?:to|on|for|with) (?:all|every|each)\b[^.]*\b(?:bills?|contracts?|famil(?:y|ies)|funerals?|arrangements?|invoices?|statements?|customers?)\b|\b(?:cannot|can not|can['\u2019]t|may not|not) (?:opt out|refuse)\b|\b(?:is|are) (?:compulsory|obligatory|not optional)\b|\bautomatically (?:added|charged|billed)\b|\b(?:everyone|everybody|(?:all|every|each) (?:famil(?:y|ies)|customers?|clients?)) (?:is|are|gets?|will be) (?:charged|billed)\b(?! only)[^.]{0,60}(?:\$\s?\d|\bfees?\b)/i,
  },
];

/** Matches "Mandatory." alone or for every funeral: a row that says so can't be declined. */
const bareRequired = new RegExp(
  `^(?:(?:this|it|the) ?(?:${charge}|item|service)? is )?(?:required|mandatory|compulsory|obligatory)(?: (?:for|with|on|in|by) ${everyFuneral})?\\s*[.!;]?$`,
  'i',
);

/** Matches a fee with its own name, such as "document fee". "This fee" and "the basic services fee" are the one fee. */
const otherFee = new RegExp(
  `^(?!.*(?<!\\b(?:basic|services?|professional|this|the|that|our|a|same|one|only|such|declinable|mandatory|required|compulsory|overhead|and))\\s+${charge}\\b)`,
  'i',
);

/** Finds a fee besides basic services that nobody can decline (16 CFR 453.4(b)(1)(i)(A)). Words about the fee itself may say that it is required. */
export const secondFee = (line: GplLine | null, isCashAdvance: boolean): readonly ForbiddenPattern[] => {
  const ofTheFee = line === 'basic-services';
  const isTold = line === 'embalming' || line === 'outer-burial-containers';
  const said = required.map(
    ({ pattern }): ForbiddenPattern => ({
      pattern,
      unlessDenied: false,
      except: ofTheFee ? new RegExp(`${isOthers.source}|${otherFee.source}`, 'i') : isOthers,
      exceptAfter: new RegExp(`\\b${theFee}`),
    }),
  );
  // Embalming and outer containers have their own rules, and a county's permit isn't a fee of the home's.
  return ofTheFee || isTold || isCashAdvance ? said : [...said, { pattern: bareRequired, unlessDenied: false }];
};

const smaller =
  '(?:discount(?:ed)?|reduc\\w+|waiv\\w*|lower(?:ed)?|half|free|credit|cuts?|\\d+\\s?%|percent|savings?|saves?|off|exempt(?:ed)?)';

/** Finds a basic services fee that is smaller for some people (16 CFR 453.2(b)(4)(iii)(C), 453.4(b)(1)(i)(A)). */
export const feeDiscount = (line: GplLine | null): readonly ForbiddenPattern[] => [
  {
    pattern: new RegExp(
      `\\b${smaller}(?![\\w-])[^.]*\\b${theFee}|\\b${theFee}[^.]*\\b(?:${smaller}|half price|in half)(?![\\w-])`,
      'i',
    ),
    unlessDenied: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:pays? (?:no|nothing for|less for|only)|without (?:a|the|our|any)|no)\\b[^.]{0,20}\\b${theFee}(?: fee)? (?:for|if|when)\\b|\\bpays? (?:no|nothing for|less for|only)\\b[^.]*\\b${theFee}`,
      'i',
    ),
    unlessDenied: false,
  },
  ...(line === 'basic-services'
    ? [
        {
          pattern:
            /\b(?:half (?:price|off|the|this|of (?:the|this|our) (?:fee|price|charge))|reduced (?:by|for|to|fee)|discount\w*|waived|\d+\s?(?:%|percent) (?:off|less))\b/i,
          unlessDenied: true,
          except: /\bdiscounts? on (?!(?:the |our |this )?(?:fee|services?)\b)/i,
        },
      ]
    : []),
];

/** Finds the fee added to arrangements whose price already includes it (D4 A). */
export const feeOnTop: readonly ForbiddenPattern[] = [
  {
    pattern: new RegExp(
      `\\b(?:plus|add|added|additional|in addition to)\\b[^.]*\\b${theFee}|\\b${theFee}[^.]*\\b(?:extra|not included|excluded|separately|additional|is added|are added|will be added)\\b`,
      'i',
    ),
    unlessDenied: false,
    except: /\b(?:no|not|never) (?:\w+ )?(?:extra|added|additional|charged)\b|\bnothing is added\b/i,
  },
];
