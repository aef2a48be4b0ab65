import { createHash } from 'node:crypto';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { keepHandOut } from '#functions/table/price-list-version.ts';
import type { Case } from '#shared/model/case.ts';
import { type HandOutHow, type PriceListPaper, priceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { HandOut, PriceListVersion } from '#shared/model/price-list-version.ts';
import { toInstant } from '#shared/values/dates.ts';

type HandOutFacts = {
  version: PriceListVersion;
  paper: PriceListPaper;
  to: string;
  how: HandOutHow;
  by: string;
  of?: Pick<Case, 'id' | 'caseNumber' | 'decedentFullName'>;
};

/** Hashed: the table keeps no list of who reads prices from which address. */
const openingOf = (...who: string[]) => createHash('sha256').update(who.join('\n')).digest('base64url');

/**
 * Keeps that a paper of a version was handed out: which, with its hash, to whom, when, how. Undefined where the version has no such paper. Someone who opens
 * it online (`reader`: their account or network address) is handed it once a day, however often they reload it.
 */
export async function record(
  context: OperationContext,
  { version, paper, to, how, by, of }: HandOutFacts,
  reader?: string,
): Promise<HandOut | undefined> {
  const found = version.papers.find((each) => each.paper === paper);
  if (!found) return undefined;
  const { id: versionId, providerLocationId } = version;
  const at = toInstant(context.now.getTime());
  const forCase = of ? { caseId: of.id, caseName: `${of.decedentFullName}, ${of.caseNumber}` } : {};
  const handOut: HandOut = { id: context.newId(), versionId, paper, hash: found.hash, to, how, at, by, ...forCase };
  const opening = reader === undefined ? undefined : { hash: openingOf(reader, versionId, paper), now: context.now };
  const also = of ? [tell(context, of.id, { kind: 'price-list-given', subject: to, to: priceListPaper.label(paper) })] : [];
  await keepHandOut(context.table, providerLocationId, handOut, { opening, also });
  return handOut;
}
