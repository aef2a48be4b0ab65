// What takes a family's right of choice away (16 CFR 453.4(b)(1)), as patterns over single sentences.
import { ownCasket } from './forbidden-words.ts';
import type { Forbidden } from './said.ts';

/** The one thing that can't be declined, where the sentence names nothing else of the Rule. */
const onlyTheFee =
  /^(?!.*\b(?:embalm|hearse|limo|transfer|viewing|visitation|casket|vault|liner|items|goods)).*\b(?:basic|professional)[\s-]services?\b/i;

/** Goods that a family would have to buy together (16 CFR 453.4(b)(1), against the right of choice). */
export const noChoice: readonly Forbidden[] = [
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
    // Embalming before a viewing may be asked for, and a package says what is in it.
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
  {
    pattern:
      /\b(?:all|every|each|any)\b[^.]*\b(?:arrangements?|funerals?|famil(?:y|ies)|services?)\b[^.]*\b(?:must|has to|have to|(?:is|are) required to) (?:include|buy|purchase)\b/i,
    unlessDenied: true,
    except: /\bbasic services\b|\bpackages?\b/i,
  },
];
