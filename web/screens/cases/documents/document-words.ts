import type { DocumentReason, DocumentSignerView, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { CHOOSE_SIGNER } from '#shared/documents/document-status.ts';
import { documentStatus } from '#shared/model/enumerations/document.ts';
import type { Tone } from '#web/ui/badge.tsx';

type Listed = Pick<ListedDocument, 'state' | 'status' | 'reasons' | 'signers'>;

/** Lists what the list can be narrowed to, with its words. */
export const documentFilters = [
  { value: 'not-begun', label: 'Not begun' },
  ...documentStatus.values.map((value) => ({ value, label: documentStatus.label(value) })),
  { value: 'declined', label: 'Declined' },
  { value: 'void', label: 'Void' },
];

/** Returns what a document counts as in the filter of the list. */
export function filterOf({ state, status }: Pick<Listed, 'state' | 'status'>): string {
  if (state === null) return 'not-begun';
  return state === 'declined' || state === 'void' ? state : status;
}

const tones: Record<string, Tone> = {
  'missing-info': 'warning',
  'ready-to-sign': 'primary',
  'pending-signatures': 'info',
  completed: 'success',
  declined: 'danger',
};

/** Returns the words and the color of a document's badge. One that everyone signed isn't completed until it is sealed. */
export function badgeOf(document: Pick<Listed, 'state' | 'status'>): { words: string; tone: Tone } {
  if (document.state === 'signed') return { words: 'Signed, not sealed yet', tone: 'warning' };
  const filter = filterOf(document);
  const words = documentFilters.find(({ value }) => value === filter)?.label ?? '';
  return { words, tone: tones[filter] ?? 'neutral' };
}

const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

/** Counts what is missing: answers, and people who sign. */
export function missingWords(reasons: readonly DocumentReason[]): string {
  // Of a document that isn't begun, no link leads to its signers.
  const signers = reasons.filter(({ words }) => words.startsWith(CHOOSE_SIGNER)).length;
  const answers = counted(reasons.length - signers, 'answer missing', 'answers missing');
  return [...answers, ...counted(signers, 'signer to choose', 'signers to choose')].join(', ');
}

/** Returns what a document lacks before it can be sent. Once it is sent, its status and its signers say what it waits for. */
export const lackingIn = ({ state, reasons }: Pick<Listed, 'state' | 'reasons'>): readonly DocumentReason[] =>
  state === null || state === 'draft' ? reasons : [];

const listWords = new Intl.ListFormat('en-US');

/** Returns those who sign a document, without those who no longer have to. */
export const signing = (signers: readonly DocumentSignerView[]) => signers.filter(({ state }) => state !== 'canceled');

/** Returns the chosen signers whom no email can reach. Who still has to be chosen is said among what is missing. */
export const unreachedBy = (signers: readonly DocumentSignerView[]): readonly DocumentSignerView[] =>
  signing(signers).filter(
    ({ unreachable, contactId, employeeId }) => unreachable !== null && (contactId !== undefined || employeeId !== undefined),
  );

const namesOf = (signers: readonly DocumentSignerView[]) =>
  listWords.format(signers.map(({ fullName }) => fullName || 'somebody'));

/** Says how many have signed, and who is next. */
function progressWords(signers: readonly DocumentSignerView[]): string {
  const all = signing(signers);
  const signed = all.filter(({ state }) => state === 'signed');
  const open = all.filter(({ state }) => state !== 'signed');
  const turn = Math.min(...open.map(({ order }) => order));
  const next = open.filter(({ order }) => order === turn);
  const has = signed.length === 1 ? 'has' : 'have';
  return `${signed.length} of ${all.length} ${has} signed. Waiting for ${namesOf(next)}.`;
}

function draftWords({ reasons, signers }: Listed): string {
  if (reasons.length > 0) return `${missingWords(reasons)}.`;
  const count = signing(signers).length;
  if (count === 0) return 'Nothing is missing.';
  return count === 1 ? 'Ready to send to 1 signer.' : `Ready to send to ${count} signers.`;
}

const settled: Partial<Record<NonNullable<ListedDocument['state']>, string>> = {
  signed: 'Everyone has signed. The final file isn’t sealed yet.',
  sealed: 'Signed by everyone, and sealed.',
  'signed-on-paper': 'Signed by hand. The scan is kept here.',
  finished: 'Finished.',
  void: 'No longer valid. Links to it don’t work.',
};

/** Explains a document's status in a sentence. */
export function statusSentence(document: Listed): string {
  const { state, reasons, signers } = document;
  if (state === null) return reasons.length > 0 ? `${missingWords(reasons)} so far.` : 'The case has every answer that it needs.';
  if (state === 'draft') return draftWords(document);
  if (state === 'out') return progressWords(signers);
  if (state !== 'declined') return settled[state] ?? '';
  return `${namesOf(signers.filter((signer) => signer.state === 'declined')) || 'Someone'} declined to sign.`;
}

/** Narrows a list to a status and to words of a document's name or its signers' names. */
export const narrowed = (
  documents: readonly ListedDocument[],
  { status, words }: { status: string; words: string },
): ListedDocument[] => {
  const wanted = words.trim().toLocaleLowerCase('en-US');
  return documents.filter(
    (document) =>
      (!status || filterOf(document) === status) &&
      [document.name, document.categoryName ?? '', ...document.signers.map(({ fullName }) => fullName)].some((each) =>
        each.toLocaleLowerCase('en-US').includes(wanted),
      ),
  );
};

/** Returns documents by category, in the order in which categories first appear. */
export function byCategory(documents: readonly ListedDocument[]): [name: string, documents: ListedDocument[]][] {
  const groups = new Map<string, ListedDocument[]>();
  for (const document of documents) {
    const name = document.categoryName ?? 'Other documents';
    groups.set(name, [...(groups.get(name) ?? []), document]);
  }
  return [...groups];
}
