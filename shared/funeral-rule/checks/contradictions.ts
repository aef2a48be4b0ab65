// What contradicts the Rule's own sentences (16 CFR 453.3, 453.4), or takes away a family's right of choice (16 CFR 453.4(b)(1)), as patterns over single
// sentences.
import type { GplLine } from '../../model/enumerations/pricing.ts';
import { feeOnTop } from './fee-words.ts';
import { ownCasket } from './forbidden-words.ts';
import type { ForbiddenPattern } from './sentence-patterns.ts';

/**
 * "Required" on a row that the law never requires, said of the thing itself or of nothing else: a deposit or a permission may be
 * required.
 */
const requiredHere = (thing: RegExp, except: RegExp): readonly ForbiddenPattern[] => [
  {
    pattern: /\b(?:required|mandatory|compulsory|obligatory)\b/gi,
    unlessDenied: true,
    except,
    of: (subject) => subject === '' || thing.test(subject),
  },
];

// What takes a family's right of choice away (16 CFR 453.4(b)(1)), as patterns over single sentences.

/** The one thing that can't be declined, where the sentence names nothing else of the Rule. */
const onlyTheFee =
  /^(?!.*\b(?:embalm|hearse|limo|transfer|viewing|visitation|casket|vault|liner|items|goods)).*\b(?:basic|professional)[\s-]services?\b/i;

/** Goods that a family would have to buy together, against its right of choice (16 CFR 453.4(b)(1)). */
const noChoice: readonly ForbiddenPattern[] = [
  {
    pattern:
      /\b(?:items?|services?|goods)\b[^.]*\b(?:cannot|can not|may not) be (?:declined|removed|left out|chosen (?:singly|alone|separately))/i,
    unlessDenied: false,
    except: onlyTheFee,
  },
  {
    pattern:
      /\bmust be (?:bought|purchased|taken) together\b|\barrangements?\b[^.]*\bcannot be (?:changed|altered)\b|\b(?:do|will) not (?:explain|give (?:the |any )?reasons?)\b|\b(?:sold|available|offered|provided)\b[^.]*\b(?:only (?:with|together)|with\b[^.]*\bonly)\b|\bonly (?:sold|available|offered|provided) (?:with|together)\b|\bnot (?:available|sold|offered) without\b/i,
    unlessDenied: false,
    // A home may require embalming before a viewing, and a package may say what is in it.
    except: /\bviewing\b|\bvisitation\b|\bpackages?\b/i,
  },
  {
    pattern: new RegExp(
      `\\b(?:do not|does not|don['\u2019]t|will not|won['\u2019]t|can ?not|never|refuse to) (?:accept|take|receive|use|allow|permit)\\b[^.]*\\b(?:caskets?|coffins?)\\b[^.]*\\b${ownCasket}|\\b(?:do not|does not|don['\u2019]t|will not|won['\u2019]t|can ?not|never|refuse to) (?:accept|take|receive|use|allow|permit)\\b[^.]*\\b${ownCasket}[^.]*\\b(?:caskets?|coffins?)\\b|\\b(?:must|have to|has to) (?:use|buy|purchase|choose|take) (?:one of )?our (?:own )?(?:caskets?|coffins?|vaults?|urns?|containers?)\\b`,
      'i',
    ),
    unlessDenied: false,
    except: /\b(?:charge|fee|need not|not have to)\b/i,
  },
  { pattern: /\b(?:must|have to|has to) (?:buy|purchase|take|accept) (?:all|every)\b/i, unlessDenied: true },
  // One purchase as the condition of another. When to order something is no such condition.
  {
    pattern:
      /\b(?:must|have to|has to|(?:is|are) required to) (?:buy|purchase|order|take|get)\b[^.]*\b(?:from us|here|through us)\b/i,
    unlessDenied: true,
    except:
      /\b(?:not|n['\u2019]t|never) (?:have|need|required)\b|\bneed not\b|\b(?:days?|hours?|weeks?) (?:before|ahead|in advance)\b/i,
  },
  {
    pattern:
      /\b(?:caskets?|coffins?|urns?|vaults?|containers?|merchandise|goods)\b[^.]*\b(?:elsewhere|online|from (?:others|third parties|other sellers|outside))\b[^.]*\b(?:(?:is|are|will be) (?:not|never)|(?:is|are)n['\u2019]t|can ?not be|can['\u2019]t be|may not be|must not be) (?:accepted|used|allowed|permitted|taken)\b/i,
    unlessDenied: false,
    except: /\bby (?:the |your )?(?:cemeter|cremator|church|airline)/i,
  },
  {
    pattern:
      /\b(?:all|every|each|any)\b[^.]*\b(?:arrangements?|funerals?|famil(?:y|ies)|services?)\b[^.]*\b(?:must|has to|have to|(?:is|are) required to) (?:include|buy|purchase)\b/i,
    unlessDenied: true,
    except: /\bbasic services\b|\bpackages?\b/i,
  },
];

const byLaw = '(?:state |local |federal |[a-z]+ )?(?:law|statute|regulation|code)s?';

/** A law, with or without its state: "under Massachusetts law", "by the laws of this state". */
const underLaw =
  '(?:by|under|in|per|of|according to|pursuant to) (?:the )?(?:[a-z]+ ){0,3}(?:laws?|statutes?|regulations?|code)\\b';
const obliges = '(?:oblig(?:es?|ates?)|compels?|forces?|orders?|forbids?|prohibits?)';

/** Matches sentences that call something lawful. */
const isLawful =
  /\b(?:not|never)(?: \w+)? (?:illegal|unlawful|against|forbid\w*|prohibit\w*)\b|n['\u2019]t (?:illegal|unlawful|against|forbid\w*|prohibit\w*)|\b(?:no|nothing in the) (?:\w+ ){0,2}(?:law|statute|regulation)s?\b/i;

/** Matches "It is illegal to bury without a vault". Here the word "without" is no denial. */
const illegalWithout = (thing: string, except: RegExp, about = ''): ForbiddenPattern => ({
  pattern: new RegExp(
    `^(?=.*\\b(?:laws?|legal|legally|illegal|unlawful|statutes?|regulations?)\\b)(?=.*\\b(?:illegal|unlawful|against|cannot|can not|can['\u2019]t|may not|must not|nobody|no one|forbid\\w*|prohibit\\w*|not (?:legal|lawful|permitted|allowed))\\b)${about}.*\\bwithout (?:first )?(?:being |having |buying |using )?(?:a |an |the |our )?(?:${thing})`,
    'i',
  ),
  unlessDenied: false,
  except: new RegExp(`${isLawful.source}|${except.source}`, 'i'),
});

/** Claims that embalming is required (16 CFR 453.3(a)(1)). A home may require it before a viewing; the law doesn't. */
const embalming: readonly ForbiddenPattern[] = [
  {
    pattern: new RegExp(
      `\\bembalm\\w*\\b[^.]*\\b(?:required|mandatory|compulsory|necessary)\\b[^.]*\\bby ${byLaw}|\\b${byLaw}\\b[^.]*\\brequires?\\b[^.]*\\bembalm|\\bembalming is (?:always )?(?:required|mandatory|compulsory)\\s*(?:[.!;]|$)|\\b(?:all|every|each|any) (?:bod(?:y|ies)|remains|persons?|deceased)\\b[^.]*\\b(?:must|has to|have to) be embalmed|\\b${byLaw}\\b[^.]*\\b(?:must|has to|have to|needs to) (?:be embalmed|embalm)|\\b${byLaw}\\b[^.]*\\b(?:mandates?|demands?|compels?|prescribes?|calls? for)\\b[^.]*\\bembalm|\\bembalm\\w*\\b[^.]*\\b(?:legally (?:required|mandatory)|legal requirement|mandated|prescribed by)\\b|\\blegally (?:required|mandatory)\\b[^.]*\\bembalm|\\byou must (?:have|choose|buy) embalming\\b|\\bhealth (?:department|officials?|authorit\\w+)\\b[^.]*\\brequires?\\b[^.]*\\bembalm`,
      'i',
    ),
    unlessDenied: true,
    except: /\bcertain (?:special )?cases\b/i,
  },
  {
    pattern: new RegExp(
      `\\bembalm\\w*\\b[^.]*\\b(?:required|mandatory|compulsory|obligatory|necessary)\\b[^.]*\\b${underLaw}|\\bembalming is (?:always )?obligatory\\s*(?:[.!;]|$)|\\b(?:must|has to|have to|needs? to) be embalmed\\b[^.]*\\b${underLaw}|\\b${byLaw}\\b[^.]*\\b${obliges}\\b[^.]*\\bembalm`,
      'i',
    ),
    unlessDenied: true,
    except: /\bcertain (?:special )?cases\b|\b(?:airlines?|carriers?|shipp\w+|countr(?:y|ies)|abroad|overseas)\b/i,
  },
  {
    pattern:
      /\bembalming (?:cannot|can not|can['\u2019]t|may not|must not) be (?:declined|refused|omitted|waived|left out|skipped)\b/i,
    unlessDenied: false,
    except: /\b(?:viewing|visitation|open[\s-]caskets?|airlines?|carriers?|shipp\w+|countr(?:y|ies)|abroad)\b/i,
  },
  illegalWithout('embalm', /\brefrigerat|\bcool(?:ed|ing)\b|\bcertain\b|\b(?:airlines?|carriers?|countr(?:y|ies)|abroad)\b/),
];

/** Claims that the law requires an outer container (16 CFR 453.3(c)(1)). */
const outerContainer: readonly ForbiddenPattern[] = [
  {
    pattern: new RegExp(
      `\\b(?:vault|liner|outer (?:burial )?container)s?\\b[^.]*\\b(?:required|mandatory)\\b[^.]*\\bby ${byLaw}|\\b${byLaw}\\b[^.]*\\b(?:requires?|mandates?|demands?|must|need|have to)\\b[^.]*\\b(?:vault|liner|outer (?:burial )?container)|\\b(?:vault|liner|outer (?:burial )?container)s?\\b[^.]*\\b(?:legally (?:required|mandatory)|legal requirement|mandated)\\b|\\blegally (?:required|mandatory)\\b[^.]*\\b(?:vault|liner)|\\b(?:all|every) cemeter\\w+ requires?\\b`,
      'i',
    ),
    unlessDenied: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:vault|liner|outer (?:burial )?container)s?\\b[^.]*\\b(?:required|mandatory|compulsory|obligatory|necessary)\\b[^.]*\\b${underLaw}|\\b${byLaw}\\b[^.]*\\b(?:${obliges}|prescribes?|calls? for)\\b[^.]*\\b(?:vault|liner|outer (?:burial )?container)`,
      'i',
    ),
    unlessDenied: true,
  },
  illegalWithout('vault|liner|outer (?:burial )?container|grave liner|burial vault', /\bcemeter/),
];

/** Claims that a direct cremation needs a casket (16 CFR 453.3(b)(1)). */
const cremationCasket: readonly ForbiddenPattern[] = [
  {
    pattern:
      /\bcaskets?\b[^.]*\b(?:required|mandatory|necessary|needed)\b[^.]*\bcremat|\bcremat\w*\b[^.]*\b(?:must|has to|have to) (?:be|take place) in (?:a |our |one of our )?caskets?\b|\brequires? (?:a |the )?caskets?\b[^.]*\bcremat|\bneeds? (?:to (?:buy|have) )?a casket\b[^.]*\bcremat|\bcremat\w*\b[^.]*\b(?:needs?|must have|only (?:permitted |allowed |legal |lawful |possible |done )?(?:in|with|inside)) (?:a |our )?caskets?\b|\bcaskets?\b[^.]*\b(?:compulsory|obligatory)\b[^.]*\bcremat|\bcremat\w*\b[^.]*\brequires?\b[^.]*\bcaskets?\b|\bmust (?:buy|purchase|have|choose)\b[^.]*\bcaskets?\b[^.]*\bcremat/i,
    unlessDenied: true,
    except: /\bcaskets? or (?:an? |the |other |another )*(?:alternative |combustible |rigid |suitable )*container/i,
  },
  illegalWithout('caskets?|coffins?', /\bcontainer/, '(?=.*\\bcremat)'),
];

/** Claims that remains are preserved for a long time (16 CFR 453.3(e)). */
const preservation: readonly ForbiddenPattern[] = [
  {
    pattern:
      /\b(?:preserv\w+|prevent\w* (?:decay|decomposition)|delay\w* (?:decay|decomposition))\b[^.]*\b(?:forever|permanent\w*|indefinite\w*|for (?:ever|(?:many |several )?(?:years|decades|centuries|generations))|long[\s-]term)\b/i,
    unlessDenied: true,
  },
  {
    pattern:
      /\b(?:protect\w*|seals?|keeps?)\b[^.]*\b(?:body|remains|loved one|deceased)\b[^.]*\b(?:decay|decomposition|deterioration|elements|water|soil)\b|\bkeeps? out\b[^.]*\b(?:water|soil|air|elements)\b[^.]*\b(?:forever|permanently|indefinitely)\b/i,
    unlessDenied: true,
  },
  {
    pattern:
      /\b(?:keeps?|holds?|maintains?|protects?|leaves?)\b[^.]*\b(?:body|bodies|remains|loved ones?|deceased)\b[^.]*\b(?:intact|unchanged|undisturbed|whole|safe)\b[^.]*\b(?:forever|always|permanent\w*|indefinite\w*|for (?:ever|all time|eternity|(?:many |several )?(?:years|decades|centuries|generations)))\b/i,
    unlessDenied: true,
    except: /\b(?:ashes|cremated|cremains|urns?|memor\w+)\b/i,
  },
];

const casketHere: readonly ForbiddenPattern[] = [
  {
    pattern:
      /\bcaskets?\b[^.]*\b(?:required|mandatory|necessary|needed)\b|\b(?:must|have to|has to) (?:buy|purchase|have|choose|rent)\b[^.]*\bcaskets?\b/i,
    unlessDenied: true,
  },
];

/** What contradicts a disclosure, with the clause it violates and the truth to say instead. */
type Contradiction = {
  clause: string;
  of: string;
  forbidden: readonly ForbiddenPattern[];
  truth: string;
  lines?: readonly GplLine[];
};

export const contradictions: readonly Contradiction[] = [
  {
    clause: '16 CFR 453.3(a)(1)',
    of: 'the embalming disclosure',
    forbidden: embalming,
    truth: 'The law requires embalming only in certain special cases. Say so, or say that you ask for it before a viewing.',
  },
  {
    clause: '16 CFR 453.3(c)(1)',
    of: 'the outer burial container disclosure',
    forbidden: outerContainer,
    truth: 'State and local law usually don’t require a container around the casket. A cemetery may.',
  },
  {
    clause: '16 CFR 453.3(b)(1)',
    of: 'the alternative container disclosure',
    forbidden: cremationCasket,
    truth: 'A direct cremation doesn’t need a casket. An alternative container is enough.',
  },
  {
    clause: '16 CFR 453.4(b)(1)',
    of: 'the right to choose',
    forbidden: noChoice,
    truth: 'Families may choose only the items they want. Only the basic services fee can’t be declined.',
  },
  {
    clause: '16 CFR 453.3(e)',
    of: 'the rule on protective features',
    forbidden: preservation,
    truth: 'No casket, container or treatment preserves remains long term. Remove the words.',
  },
  {
    clause: '16 CFR 453.3(a)(1)',
    of: 'the embalming disclosure',
    forbidden: requiredHere(
      /\b(?:embalm|preserv|disinfect)/,
      /\b(?:viewing|visitation|open[\s-]caskets?|certain|airlines?|carriers?|shipp\w+|countr(?:y|ies)|abroad)\b/i,
    ),
    truth: 'The law requires embalming only in certain special cases. Say so, or say that you ask for it before a viewing.',
    lines: ['embalming'],
  },
  {
    clause: '16 CFR 453.3(c)(1)',
    of: 'the outer burial container disclosure',
    forbidden: requiredHere(/\b(?:vaults?|liners?|containers?|box(?:es)?)\b/, /\b(?:many|most|some|your|the|a) cemeter\w+/i),
    truth: 'State and local law usually don’t require a container around the casket. A cemetery may.',
    lines: ['outer-burial-containers'],
  },
  {
    clause: '16 CFR 453.3(b)(1)',
    of: 'the alternative container disclosure',
    forbidden: casketHere,
    truth: 'A direct cremation doesn’t need a casket. An alternative container is enough.',
    lines: ['direct-cremation'],
  },
  {
    clause: '16 CFR 453.2(b)(4)(iii)(C)(1)',
    of: 'the basic services disclosure',
    forbidden: feeOnTop,
    truth: 'This price already includes the basic services fee. Remove the words, and raise the price if the fee isn’t in it.',
    lines: ['direct-cremation', 'immediate-burial', 'forwarding', 'receiving'],
  },
];
