import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { keepHandOut } from '#functions/table/price-list-version.ts';
import type { HandOutHow, PriceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { HandOut, PriceListVersion } from '#shared/model/price-list-version.ts';
import { toInstant } from '#shared/values/dates.ts';

type HandOutFacts = { version: PriceListVersion; paper: PriceListPaper; to: string; how: HandOutHow; by: string };

/**
 * Records that a version's document was handed out: which one, with its hash, to whom, when, and how. Returns undefined if the version has no such
 * document.
 */
export async function record(
  context: OperationContext,
  { version, paper, to, how, by }: HandOutFacts,
): Promise<HandOut | undefined> {
  const found = version.papers.find((each) => each.paper === paper);
  if (!found) return undefined;
  const { id: versionId, providerLocationId } = version;
  const at = toInstant(context.now.getTime());
  const handOut: HandOut = { id: context.newId(), versionId, paper, hash: found.hash, to, how, at, by };
  await keepHandOut(context.table, providerLocationId, handOut);
  return handOut;
}
