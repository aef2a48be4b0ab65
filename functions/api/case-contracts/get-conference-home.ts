import { implement } from '@orpc/server';
import { caseFor } from '#functions/cases/access/case-access.ts';
import { homeOfStaff } from '#functions/cases/contract/contract-file.ts';
import { showroomAtWork, type WholeShowroom } from '#functions/merchandise/showroom.ts';
import { problem } from '#functions/problem.ts';
import { type PreparedBody, preparedBody } from '#functions/runtime/compressed.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readListContents } from '#functions/table/price-list-version.ts';
import type { Table } from '#functions/table/table.ts';
import { caseContracts } from '#shared/contract/case-contracts.ts';
import { type ConferenceHome, conferenceHomeSchema } from '#shared/contract/case-contracts-views.ts';
import type { PriceListPaper } from '#shared/model/enumerations/price-list.ts';
import { readStored } from '#shared/values/stored-text.ts';

/** Answers for the homes in warm memory, checked and compressed once: a published list never changes, and each lasts as long as its home. */
const answers = new WeakMap<WholeShowroom, { offer: ConferenceHome; body: PreparedBody }>();

/** Returns the papers of a list: the general one, and those for goods whose prices it doesn't have itself. */
async function papersOf(table: Table, { home, listId }: WholeShowroom): Promise<ConferenceHome['list']> {
  const { priceList } = home;
  if (!listId || !priceList) return null;
  const [found] = await readListContents(table, home.locationId, [listId]);
  const separate = found?.content.separateLists;
  const papers: PriceListPaper[] = [
    'gpl',
    ...(separate?.caskets ? (['casket-price-list'] as const) : []),
    ...(separate?.outerBurialContainers ? (['outer-burial-container-price-list'] as const) : []),
  ];
  return { versionId: listId, effectiveOn: priceList.effectiveOn, papers };
}

/** The body is checked when it is prepared, so oRPC need not check it for each request: no index is NaN. */
const os = implement({ getConferenceHome: caseContracts.getConferenceHome })
  .$context<OperationContext>()
  .$config({ initialOutputValidationIndex: Number.NaN });

/** Returns what the home of a case offers and charges, from warm memory. */
export const getConferenceHome = os.getConferenceHome.handler(async ({ input, context }) => {
  const { record } = await caseFor(context, input.id);
  const showroom = await showroomAtWork(context, record.providerLocationId);
  if (!showroom) throw problem('not_found');
  const known = answers.get(showroom);
  if (known) {
    context.answer.prepared = known.body;
    return known.offer;
  }
  const offer = { home: homeOfStaff(showroom), list: await papersOf(context.table, showroom) };
  const body = preparedBody(JSON.stringify(readStored(() => conferenceHomeSchema.parse(offer))));
  answers.set(showroom, { offer, body });
  context.answer.prepared = body;
  return offer;
});
