// Without schemas: the page that verifies shows these words too, has to stay small, and reads entries that anyone may have written.
import { decedentStatus } from '../model/enumerations/case.ts';

/** What is read of an entry of a custody record. */
export type WordedCustody = { sequence?: unknown; type?: unknown; occurredOn?: unknown; corrects?: unknown; data?: unknown };

/** What is read of the words beside an entry. */
export type ReadWords = { name?: unknown; note?: unknown; place?: unknown };

type Part = Readonly<Record<string, unknown>>;

const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? (value as Part) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const statusWords = (value: unknown): string =>
  decedentStatus.values.some((each) => each === value)
    ? decedentStatus.label(value as (typeof decedentStatus.values)[number])
    : textOf(value);

/** Writes an instant the way the record has it, in UTC and to the minute. */
const utc = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

const placeWords = (place: unknown): string => {
  const { locationName, address1, city, stateCode } = partOf(place);
  return [locationName, address1, city, stateCode].map(textOf).filter(Boolean).join(', ');
};

function changeSentence(change: Part, written: Part, words: ReadWords | undefined, occurredOn: string): string {
  const happened = textOf(change.happenedOn);
  const reason = textOf(change.reason);
  const place = placeWords(words?.place);
  const parts = [
    `${statusWords(change.from)} to ${statusWords(change.to)}`,
    ...(happened && happened !== occurredOn ? [`happened ${utc(happened)}`] : []),
    ...(textOf(written.on) ? [`written down ${utc(textOf(written.on))}`] : []),
    ...(place ? [`at ${place}`] : []),
    words ? `recorded by ${textOf(words.name) || 'someone without a name'}` : 'the name and note were removed',
  ];
  const note = textOf(words?.note);
  return `${parts.join('; ')}.${reason ? ` Reason: ${reason}` : ''}${note ? ` Note: ${note}` : ''}`;
}

/** Says a name of the record's own as words: `custody.handoff-offered` as “Handoff offered”. */
const plainWords = (name: string): string => {
  const words = name
    .replace(/^custody\./, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[.-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Says what a fact is: a text, what has a code or a kind by it, and a list with commas. */
const factWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(factWords).join(', ');
  const { code, kind } = partOf(value);
  return textOf(value) || textOf(code) || textOf(kind) || JSON.stringify(value);
};

/** Says plain facts of an entry that reports no change of care, such as a page that was filled in. */
function factsOf(data: Part, wordsOf: (id: string) => ReadWords | undefined): string[] {
  const said = Object.entries(data).flatMap(([name, value]) => {
    if (name === 'id' || name === 'changes' || name.endsWith('Id') || name.endsWith('Sha256')) return [];
    if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) return [];
    if (name === 'evidence' && Array.isArray(value))
      return [`Evidence: ${value.length === 1 ? '1 file' : `${value.length} files`}`];
    return [`${plainWords(name)}: ${factWords(value)}`];
  });
  const words = wordsOf(textOf(data.id));
  const [name, note] = [textOf(words?.name), textOf(words?.note)];
  return [...said, ...(name ? [`Recorded by: ${name}`] : []), ...(note ? [`Note: ${note}`] : [])];
}

/** Returns which entry superseded each one that was corrected, by its number: the first that did. */
export function correctionsIn(entries: readonly { sequence?: unknown; corrects?: unknown }[]): ReadonlyMap<unknown, number> {
  const by = new Map<unknown, number>();
  for (const { sequence, corrects } of entries)
    if (typeof corrects === 'number' && typeof sequence === 'number' && !by.has(corrects)) by.set(corrects, sequence);
  return by;
}

/** Says in words what an entry of a custody record reports, a sentence for each change of care; with the names and notes beside it, as far as they are kept. `corrected` is the
 * number of the entry that superseded it. */
export function custodySentences(
  entry: WordedCustody,
  wordsOf: (id: string) => ReadWords | undefined,
  corrected?: number,
): string[] {
  const data = partOf(entry.data);
  const superseded = corrected === undefined ? '' : `Superseded by entry ${corrected}. `;
  const lead = `${superseded}${typeof entry.corrects === 'number' ? `Corrects entry ${entry.corrects}: ` : ''}`;
  const said = () => [plainWords(textOf(entry.type)), ...factsOf(data, wordsOf)].map((words) => words.replace(/\.$/, ''));
  const own = () => `${lead}${said().join('. ')}.`;
  if (!Array.isArray(data.changes)) return [own()];
  const written = Array.isArray(data.written) ? data.written : [];
  const changes = data.changes.map(partOf).map((change, at) => {
    const sentence = changeSentence(change, partOf(written[at]), wordsOf(textOf(change.id)), textOf(entry.occurredOn));
    return `${lead}${sentence}`;
  });
  // An entry that reports more than a change of care says the rest first.
  return 'handoffId' in data ? [own(), ...changes] : changes;
}
