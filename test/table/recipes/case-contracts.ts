import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { relativeOf } from '#test/journeys/parts/case-party.ts';
import {
  type ContractDesk,
  contractAt,
  contractDesk,
  give,
  openedDesk,
  readySelection,
  selectionAt,
  signedDesk,
} from '#test/journeys/parts/contract-desk.ts';
import { preNeedDesk } from '#test/journeys/parts/pre-need-desk.ts';
import { once } from '../parts/once.ts';
import { soldAt } from '../parts/sold-at.ts';

type Request = { input?: unknown; options?: RequestOptions };
type Recipe = () => Promise<Request>;

const at =
  (desk: () => Promise<ContractDesk>, input: (of: ContractDesk) => object | Promise<object>): Recipe =>
  async () => {
    const of = await desk();
    return { input: { id: of.id, ...(await input(of)) }, options: keyed(of.admin) };
  };

const newDesk = async () => contractDesk(await soldAt());
const opened = async () => openedDesk(undefined, await soldAt());
const signed = async () => signedDesk(undefined, await soldAt());
const preNeed = async () => preNeedDesk(undefined, await soldAt());

const readyDesk = async (): Promise<ContractDesk> => {
  const desk = await newDesk();
  await readySelection(desk);
  return desk;
};

async function actuals({ admin, id }: ContractDesk) {
  const { version } = await contractAt(admin, id);
  const open = version!.statement.lines.filter(({ cashAdvance }) => cashAdvance?.standing === 'estimate');
  const advances = open.map(({ key, amountCents }) => ({ lineKey: key, amountCents, costCents: amountCents }));
  return { number: version!.number, advances };
}

const flowers = {
  id: '6a1f7c2e-3b58-4c1d-9e07-5d2a8b41c903',
  name: 'Flowers',
  payee: 'Bloom',
  amountCents: 20_000,
  costCents: 20_000,
  rebateCents: 0,
  standing: 'estimate' as const,
  origin: 'conference' as const,
};
const withFlowers = async () => signedDesk((selection) => ({ ...selection, cashAdvances: [flowers] }), await soldAt());

async function cancelledDesk(): Promise<ContractDesk> {
  const desk = await signed();
  await ok('updateCaseStatus', { caseId: desk.id, from: 'active', value: 'cancelled' }, keyed(desk.admin));
  return desk;
}

const previewDesk = once(preNeed);

/** Requests of the calls about contracts, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getSelection: at(readyDesk, () => ({})),
  getConferenceHome: at(readyDesk, () => ({})),
  saveSelection: at(newDesk, async ({ admin, id }) => {
    const { selection, version } = await selectionAt(admin, id);
    return { selection, version, step: 'summary-saved' };
  }),
  getContract: at(opened, () => ({})),
  openContract: at(readyDesk, () => ({ version: 1 })),
  reopenContract: at(opened, () => ({ reason: 'Another urn' })),
  giveStatement: at(opened, () => ({ number: 1, given: { to: 'Ada Marsh', how: 'in-person' } })),
  startAmendment: at(signed, () => ({})),
  getAtNeedPreview: at(previewDesk, () => ({})),
  // It reads what the home charges now: at a home that this process hasn’t read before.
  turnAtNeed: at(
    () => preNeedDesk(),
    () => ({}),
  ),
  recordActuals: at(withFlowers, actuals),
  completeContract: at(signed, () => ({})),
  voidContract: at(cancelledDesk, () => ({ reason: 'Moved away' })),
  getMyContract: async () => {
    const desk = await opened();
    await give(desk, 1);
    return { input: { id: desk.id }, options: await relativeOf(desk.row, desk.ada.id) };
  },
};
