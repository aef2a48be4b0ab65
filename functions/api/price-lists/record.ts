import { createHash } from 'node:crypto';
import { documentCompleted } from '#events/catalog/document-completed.ts';
import { transactWithEvents } from '#functions/cases/changing/case-transaction.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { givenListWrite } from '#functions/table/contract-version.ts';
import { handOutWrites, keepHandOut } from '#functions/table/price-list-version.ts';
import { type HandOutHow, type PriceListPaper, priceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { HandOut, PriceListVersion } from '#shared/model/price-list-version.ts';
import { toInstant } from '#shared/values/dates.ts';

type HandOutFacts = {
  version: PriceListVersion;
  paper: PriceListPaper;
  to: string;
  how: HandOutHow;
  by: string;
  of?: CaseRecord;
  /** The person of that case who got it. */
  contactId?: string;
};

/** Hashed: the table keeps no list of who reads prices from which address. */
const openingOf = (...who: string[]) => createHash('sha256').update(who.join('\n')).digest('base64url');

/** Keeps what was handed out for a case with a line of its timeline. The general price list is then among its documents that are done, and so is the task of giving it. */
async function keepForCase(context: OperationContext, of: CaseRecord, handOut: HandOut): Promise<void> {
  const { id: documentId, paper, to } = handOut;
  const line = tell(context, of.id, { kind: 'price-list-given', subject: to, to: priceListPaper.label(paper) });
  const data = { ...about(of), documentId, kind: 'general-price-list' as const };
  const events = paper === 'gpl' ? [context.event('document.completed', data, of.providerLocationId)] : [];
  // The contract of the case says which lists came before it.
  const given = givenListWrite(of.id, handOut);
  await transactWithEvents(context, of, [...handOutWrites(of.providerLocationId, handOut), given, line], {
    events,
    move: (facts) => (paper === 'gpl' ? documentCompleted.moves(facts, data) : facts),
  });
}

/**
 * Keeps that a paper of a version was handed out: which, with its hash, to whom, when, how. Undefined where the version has no such paper. Someone who opens
 * it online (`reader`: their account or network address) is handed it once a day, however often they reload it.
 */
export async function record(
  context: OperationContext,
  { version, paper, to, how, by, of, contactId }: HandOutFacts,
  reader?: string,
): Promise<HandOut | undefined> {
  const found = version.papers.find((each) => each.paper === paper);
  if (!found) return undefined;
  const { id: versionId, providerLocationId } = version;
  const at = toInstant(context.now.getTime());
  const forCase = of ? { caseId: of.id, caseName: `${of.decedentFullName}, ${of.caseNumber}` } : {};
  const handOut: HandOut = {
    id: context.newId(),
    versionId,
    paper,
    hash: found.hash,
    to,
    how,
    at,
    by,
    ...forCase,
    ...(contactId ? { contactId } : {}),
  };
  const opening = reader === undefined ? undefined : { hash: openingOf(reader, versionId, paper), now: context.now };
  if (of) await keepForCase(context, of, handOut);
  else await keepHandOut(context.table, providerLocationId, handOut, opening);
  return handOut;
}
