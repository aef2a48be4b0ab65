import { type FieldError, problem } from '#functions/problem.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { latestToday } from '#shared/cases/life-dates.ts';
import { type SigningPeople, signerPerson } from '#shared/documents/suggest-signers.ts';
import { hasRole } from '#shared/identifiers/contact-identifiers.ts';
import type { DocumentSigner, PaperSignature } from '#shared/model/case-document.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { fullNameOf } from '#shared/values/full-name.ts';

/** Whose signature is on a paper, as a screen sends it: someone of the case or the home, or a name. */
export type GivenSignature = Pick<PaperSignature, 'contactId' | 'employeeId' | 'signedOn'> & { name: string };

const FUTURE = 'This day is in the future.';
const FIVE_YEARS_MS = 5 * 366 * 86_400_000;

/**
 * Returns why a paper can't have been signed on a day, in words for the screen; undefined if it can. The day of a home in Guam is ahead of UTC. What was planned
 * ahead may be older still.
 */
export function impossibleDay(
  signedOn: string,
  now: Date,
  { type, createdOn }: Pick<CaseRecord, 'type' | 'createdOn'>,
): string | undefined {
  if (signedOn > latestToday(now.getTime())) return FUTURE;
  const earliest = new Date(Date.parse(createdOn) - FIVE_YEARS_MS).toISOString().slice(0, 10);
  return type !== 'pre-need' && signedOn < earliest
    ? 'This is more than five years before the case was opened. Check the date.'
    : undefined;
}

const isSame = (one: Pick<PaperSignature, 'contactId' | 'employeeId'>, other: Pick<PaperSignature, 'contactId' | 'employeeId'>) =>
  (one.contactId ?? one.employeeId) !== undefined && one.contactId === other.contactId && one.employeeId === other.employeeId;

/** Returns who signed a paper, each by name and day. Refuses people who have nothing to do with the case, and days that can’t be. */
export function paperSignatures(
  given: readonly GivenSignature[],
  people: SigningPeople,
  of: { record: Pick<CaseRecord, 'type' | 'createdOn'>; now: Date },
): PaperSignature[] {
  const errors: FieldError[] = [];
  const found = given.map(({ contactId, employeeId, name, signedOn }, at): PaperSignature => {
    const person = signerPerson(people, { contactId, employeeId });
    const fullName = contactId === undefined && employeeId === undefined ? name.trim() : (person?.fullName ?? '');
    if (fullName === '') errors.push({ field: `signatures.${at}.name`, message: 'Choose someone of this case or this home.' });
    const day = impossibleDay(signedOn, of.now, of.record);
    if (day !== undefined) errors.push({ field: `signatures.${at}.signedOn`, message: day });
    return { ...(contactId ? { contactId } : {}), ...(employeeId ? { employeeId } : {}), fullName, signedOn };
  });
  const repeated = found.findIndex((each, at) => found.findIndex((other) => isSame(each, other)) < at && isSame(each, each));
  if (repeated >= 0) errors.push({ field: `signatures.${repeated}.name`, message: 'This person is named twice.' });
  if (errors.length > 0) throw problem('invalid_input', { errors });
  return found;
}

const listed = new Intl.ListFormat('en-US');

/**
 * Refuses a contract on paper that lacks the signature of anyone whom it names and who didn't sign online, or that somebody signed before the family was given it
 * (`givenOn`) or after today: what is owed is due by those days.
 */
export function checkContractPaper(
  signatures: readonly PaperSignature[],
  signers: readonly DocumentSigner[],
  { givenOn, today }: { givenOn: string; today: string },
): void {
  const tooEarly = `The family was given this version on ${formatCalendarDate(givenOn)}, so it can’t have been signed before then.`;
  const days = signatures.flatMap(({ signedOn }, at): FieldError[] => {
    const message = signedOn > today ? FUTURE : signedOn < givenOn ? tooEarly : null;
    return message === null ? [] : [{ field: `signatures.${at}.signedOn`, message }];
  });
  const missing = signers.filter(
    ({ state, ...signer }) => state !== 'signed' && !signatures.some((each) => isSame(each, signer)),
  );
  const words = `This contract also needs the signature of ${listed.format(missing.map(({ fullName }) => fullName))}.`;
  const errors = [...(missing.length > 0 ? [{ field: 'signatures', message: words }] : []), ...days];
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

/**
 * Returns the signers of a document with everyone else who is in control of the disposition: a form asks one of them, and all of them have to be on the paper (docs/decisions.md,
 * Decedent care).
 */
export function withAllInControl(
  signers: readonly DocumentSigner[],
  { contacts }: Pick<SigningPeople, 'contacts'>,
  newId: () => string,
): DocumentSigner[] {
  const role = 'person-in-control-of-disposition';
  const isAsked = (id: string) => signers.some(({ contactId }) => contactId === id);
  const others = contacts.filter((each) => each.contactType !== 'decedent' && hasRole(each, role) && !isAsked(each.id));
  const last = Math.max(0, ...signers.map(({ order }) => order));
  const added = others.map((contact, at): DocumentSigner => {
    const { id: contactId, email } = contact;
    const fullName = fullNameOf(contact).slice(0, 200);
    const asked = { authority: '', needsCode: false, state: 'waiting' } as const;
    return { id: newId(), order: last + at + 1, role, contactId, fullName, email, ...asked };
  });
  return [...signers, ...added];
}

/** Returns signers of a paper: those whose signature is on it, and the others, who no longer have to sign online. Those who signed online stay. */
export const signedByHand = (signers: readonly DocumentSigner[], signatures: readonly PaperSignature[]): DocumentSigner[] =>
  signers.map((signer) =>
    signer.state === 'canceled' && signatures.some((each) => isSame(each, signer)) ? { ...signer, byHand: true } : signer,
  );
