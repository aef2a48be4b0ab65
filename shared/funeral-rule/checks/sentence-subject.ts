// What a sentence is about: "Free Wi-Fi in the chapel" is about Wi-Fi; "Free of charge for veterans" names nothing.

const preposition =
  'at|in|on|for|with|without|during|within|before|after|by|from|to|under|over|through|beyond|inside|near|until|per|as|than|into|upon';

/** Matches the end of the words that name a thing: "set-up of flowers | before the service". */
const phraseEnd = new RegExp(
  `[,.;:!?()\\u2013\\u2014]|\\b(?:${preposition}|when|where|while|if|unless|whenever|because|that|which|who|and|or|but|is|are|was|were|will|must)\\b`,
);

/** Matches a phrase that only adds to what a sentence names: "in the chapel", "for our families". */
const added = new RegExp(
  `\\b(?:${preposition}) (?:(?:the|a|an|our|your|any|every|each|all|this|that|these|those|most|many|some) )*[\\w'\\u2019-]+`,
  'g',
);

/** Matches whom or when a charge is for. These words name nothing that is charged. */
const whomOrWhen =
  /^(?:(?:the|our|your|any|all|every|each|eligible|most|many|some|disabled|active|retired|surviving) )*(?:veterans?|children|child|infants?|bab(?:y|ies)|newborns?|members?|famil(?:y|ies)|clergy|police|firefighters?|first responders?|officers?|residents?|seniors?|people|persons?|those|anyone|everyone|everybody|you|us|military|service ?(?:men|women|members?)|spouses?|teachers?|employees?|staff|parishioners?|patients?|customers?|clients?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:day|end)?s?|days?|holidays?|months?|years?|it|this|these|them|(?:this |these |that |those )?(?:services?|items?|charges?|fees?|procedures?))$/;

/** Words that don't name a thing. */
const unnamed =
  /\b(?:we|our|ours|us|you|your|yours|it|its|this|that|they|them|these|those|there|here|i|the|a|an|and|or|but|so|of|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|may|might|shall|should|must|provid\w*|offer\w*|includ\w*|giv\w+|available|comes?|supplied|supply|perform\w*|done|list\w*|pric\w+|cost\w*|services?|items?|charges?|fees?|procedures?|treatments?|always|also|now|today|currently|usually|still|only|all|any|each|every|both|not|no|never|families|family|what|always|absolutely|completely|entirely)\b/g;

const phraseOf = (text: string): string =>
  text.slice(0, text.search(phraseEnd) === -1 ? undefined : text.search(phraseEnd)).trim();

/** Returns what follows the word: "no charge for parking", "free parking", "we waive the hearse". Empty for a person or a time. */
function namedAfter(after: string): string {
  const phrase = phraseOf(
    after.replace(/^(?:\s+(?:within|in|at|on|during) (?:the |our |a )?\w+)?\s+(?:for|of)\s+/, '').trimStart(),
  );
  return whomOrWhen.test(phrase) ? '' : phrase;
}

/** Returns what comes before the word: "the hearse is free", "for veterans, we provide the hearse at no charge". */
function namedBefore(before: string): string {
  const clauses = before.split(/[,;:()\u2013\u2014]/).filter((clause) => bare(clause) !== '');
  const clause = clauses.at(-1) ?? '';
  // If one clause makes two statements, the later one counts.
  const later = /\b(?:is|are|was|were|comes?)\b.*\b(?:and|but|or|while)\b(.*)/.exec(clause)?.[1];
  const said = later !== undefined && bare(later) !== '' ? later : clause;
  const object = /\b(?:gets?|receives?|provides?|offers?|includes?|gives?|adds?)\b(.*)/.exec(said)?.[1];
  return (object !== undefined && bare(object) !== '' ? object : said).replace(added, ' ');
}

const bare = (text: string): string =>
  text
    .replace(added, ' ')
    .replace(new RegExp(`\\b(?:${preposition})\\b`, 'g'), ' ')
    .replace(unnamed, ' ')
    .replace(/[^\w\s'\u2019-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isRequired = /^(?:required|mandatory|compulsory|obligatory)$/;

/** Returns the words that name what a sentence says `found` about. Empty if it names nothing, and so is about the row that it describes. */
export function subjectOf(sentence: string, found: { index: number; 0: string }): string {
  const rest = sentence.slice(found.index + found[0].length);
  // What follows "required for" is a purpose, not the thing that is required.
  const after = isRequired.test(found[0]) && /^\s+for\b/.test(rest) ? '' : namedAfter(rest);
  if (bare(after) !== '') return after;
  const before = namedBefore(sentence.slice(0, found.index));
  return bare(before) === '' ? '' : before;
}
