import type { SignersAnswer } from '#functions/table/signing.ts';
import { asksForImplants } from '#shared/documents/asks-for-implants.ts';
import { isAuthorization } from '#shared/gates/acts.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import type { DocumentField } from '#shared/model/document.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import type { DocumentType } from '#shared/model/enumerations/document.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';

type Says = NonNullable<CaseDocument['says']>;

/** What signers say that decides what the document authorizes, by the names of the case’s facts. */
const said = { embalmingPermission: 'embalmingPermission', crematedRemainsRecipientFullName: 'recipient' } as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns of whom and of what a document is that is sent now. */
export function saysOf(known: Answers): Says {
  const type = dispositionType.values.find((value) => value === known.dispositionType);
  return { decedentName: text(known.decedentFullName).slice(0, 300), ...(type ? { dispositionType: type } : {}) };
}

/** What someone read on a paper: of whom and of what it is, and what it says of embalming and implants. */
export type SaidOnPaper = Pick<Says, 'decedentName' | 'dispositionType' | 'embalmingPermission'> & {
  implants?: 'yes' | 'no' | 'unknown' | undefined;
};

/**
 * Returns what a document says that was signed by hand: what the person who keeps its scan read on it, and who receives the cremated remains as the case has it. Nothing else of an
 * authorization is filled in from the case, which it’s compared with.
 */
export function saysOnPaper(
  known: Answers,
  { type, fields, read }: { type: DocumentType; fields: readonly DocumentField[]; read: SaidOnPaper | undefined },
): Says {
  const recipient = text(known.crematedRemainsRecipientFullName);
  const named = recipient ? { recipient: recipient.slice(0, 300) } : {};
  if (!isAuthorization(type)) return { ...saysOf(known), ...named };
  const implants = fields.some(asksForImplants) ? (read?.implants ?? 'unanswered') : 'not-asked';
  return { decedentName: '', ...read, ...named, implants };
}

/** Tells whether a field is a box for one kind of implant or treatment. */
const isBoxForOne = ({ logic }: DocumentField): boolean =>
  /"(?:implantKinds|radioactiveKinds)"/.test(JSON.stringify(logic ?? ''));

/** Returns what a signer said about implants and radioactive treatment; nothing if the document didn’t ask them. A box that they checked says yes, too. */
function implantsIn(fields: readonly DocumentField[], answers: Readonly<Record<string, SignersAnswer>>): Pick<Says, 'implants'> {
  const answerTo = ({ id }: DocumentField) => {
    const answer = answers[id];
    return answer && 'value' in answer ? answer.value : undefined;
  };
  const said = fields.filter(asksForImplants).map(answerTo);
  if (said.includes('unknown') && fields.some((field) => isBoxForOne(field) && answerTo(field) === true))
    return { implants: 'yes' };
  const found = (['yes', 'unknown', 'no'] as const).find((each) => said.includes(each));
  return found ? { implants: found } : {};
}

/** Returns a document with what one of its signers said in their fields. */
export function withSaid<Document extends Pick<CaseDocument, 'says'>>(
  document: Document,
  fields: readonly DocumentField[],
  answers: Readonly<Record<string, SignersAnswer>>,
): Document {
  if (!document.says) return document;
  const found = fields.flatMap(({ id, identifier }): [string, string][] => {
    const [as, answer] = [said[identifier as keyof typeof said], answers[id]];
    return as && answer && 'value' in answer && text(answer.value) ? [[as, text(answer.value).slice(0, 300)]] : [];
  });
  const implants = document.says.implants === 'yes' ? {} : implantsIn(fields, answers);
  return { ...document, says: { ...document.says, ...Object.fromEntries(found), ...implants } };
}
