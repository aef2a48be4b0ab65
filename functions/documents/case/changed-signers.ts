import { type FieldError, problem } from '#functions/problem.ts';
import { type SigningPeople, signerPerson, withSuggested } from '#shared/documents/suggest-signers.ts';
import type { DocumentSigner } from '#shared/model/case-document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';

/** Who signs, as a screen sends it. */
export type SignerChoice = Pick<
  DocumentSigner,
  'id' | 'order' | 'slot' | 'role' | 'contactId' | 'employeeId' | 'authority' | 'needsCode'
>;

/** Returns the number of the template's signer whose fields they fill in. */
const slotOf = ({ slot, order }: Pick<DocumentSigner, 'slot' | 'order'>): number => slot ?? order;

function fault(before: DocumentSigner | undefined, choice: SignerChoice, people: SigningPeople): string | undefined {
  if (!before) return 'This document has no such signer.';
  if (slotOf(before) !== (choice.slot ?? slotOf(before)) || before.role !== choice.role)
    return 'The form says whose fields these are.';
  return signerPerson(people, choice) ? undefined : 'Choose somebody of this case or this home.';
}

/**
 * Returns the signers of a draft whom its template still has, each with the number that the template has for them now, and those whom it doesn't have anymore. A person who
 * was chosen for a role keeps it, although another signer has gone since.
 */
export function signersOfTemplate(
  signers: readonly DocumentSigner[],
  template: Pick<TemplateDocument, 'signers'>,
): { asked: DocumentSigner[]; gone: DocumentSigner[] } {
  const left = [...signers];
  const take = (isTheirs: (signer: DocumentSigner) => boolean): DocumentSigner | undefined => {
    const at = left.findIndex(isTheirs);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const exact = template.signers.map(({ order, role }) => take((each) => slotOf(each) === order && each.role === role));
  const asked = template.signers.flatMap(({ order, role }, at) => {
    const signer = exact[at] ?? take((each) => each.role === role);
    return signer ? [{ ...signer, slot: order }] : [];
  });
  return { asked: inOrder(asked), gone: left };
}

/** Returns signers in the order of their turns. */
export const inOrder = (signers: readonly DocumentSigner[]): DocumentSigner[] =>
  signers.toSorted((one, other) => one.order - other.order);

/** Returns the signers of a draft in their turns after a choice of people; those that aren't named stay. Refuses people who have nothing to do with the case. */
export function changedSigners(
  before: readonly DocumentSigner[],
  choices: readonly SignerChoice[],
  people: SigningPeople,
): DocumentSigner[] {
  const byId = new Map(before.map((signer) => [signer.id, signer]));
  const errors = choices.flatMap((choice, at): FieldError[] => {
    const message = fault(byId.get(choice.id), choice, people);
    return message ? [{ field: `signers.${at}.contactId`, message }] : [];
  });
  if (errors.length > 0) throw problem('invalid_input', { errors });
  const after = before.map((signer) => {
    const choice = choices.findLast(({ id }) => id === signer.id);
    const person = choice && signerPerson(people, choice);
    if (!choice || !person) return signer;
    const { id, role, state } = signer;
    return {
      id,
      order: choice.order,
      slot: slotOf(signer),
      role,
      state,
      ...person,
      authority: choice.authority,
      needsCode: choice.needsCode,
    };
  });
  return inOrder(after);
}

/**
 * Returns the signers of a draft in their turns, with the names and addresses that people have now: those that the letters will go to. Where nobody was chosen,
 * whom the case suggests now. One who is gone from the case is nobody, and one whom the template doesn't have anymore isn't asked.
 */
export const currentSigners = (
  signers: readonly DocumentSigner[],
  people: SigningPeople,
  template: Pick<TemplateDocument, 'signers'> | undefined,
): DocumentSigner[] =>
  inOrder(withSuggested(template ? signersOfTemplate(signers, template).asked : signers, people)).map(
    ({ contactId, employeeId, ...signer }) => {
      const person = signerPerson(people, { contactId, employeeId }) ?? { fullName: '', email: '' };
      // No code can be emailed to someone without an address.
      return { ...signer, ...person, needsCode: signer.needsCode && person.email !== '' };
    },
  );
