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

type Request = { input?: unknown; options?: RequestOptions };
type Recipe = () => Promise<Request>;

const at =
  (desk: () => Promise<ContractDesk>, input: (of: ContractDesk) => object | Promise<object>): Recipe =>
  async () => {
    const of = await desk();
    return { input: { id: of.id, ...(await input(of)) }, options: keyed(of.admin) };
  };

const readyDesk = async (): Promise<ContractDesk> => {
  const desk = await contractDesk();
  await readySelection(desk);
  return desk;
};

async function actuals({ admin, id }: ContractDesk) {
  const { version } = await contractAt(admin, id);
  const open = version!.statement.lines.filter(({ cashAdvance }) => cashAdvance?.standing === 'estimate');
  const advances = open.map(({ key, amountCents }) => ({ lineKey: key, amountCents, costCents: amountCents }));
  return { number: version!.number, advances };
}

const withFlowers = () =>
  signedDesk((selection) => ({
    ...selection,
    cashAdvances: [
      {
        id: '6a1f7c2e-3b58-4c1d-9e07-5d2a8b41c903',
        name: 'Flowers',
        payee: 'Bloom',
        amountCents: 20_000,
        costCents: 20_000,
        rebateCents: 0,
        standing: 'estimate' as const,
        origin: 'conference' as const,
      },
    ],
  }));

async function cancelledDesk(): Promise<ContractDesk> {
  const desk = await signedDesk();
  await ok('updateCaseStatus', { caseId: desk.id, from: 'active', value: 'cancelled' }, keyed(desk.admin));
  return desk;
}

const previewDesk = once(() => preNeedDesk());

/** Requests of the calls about contracts, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getSelection: at(readyDesk, () => ({})),
  getConferenceHome: at(readyDesk, () => ({})),
  saveSelection: at(contractDesk, async ({ admin, id }) => {
    const { selection, version } = await selectionAt(admin, id);
    return { selection, version, step: 'summary-saved' };
  }),
  getContract: at(openedDesk, () => ({})),
  openContract: at(readyDesk, () => ({ version: 1 })),
  reopenContract: at(openedDesk, () => ({ reason: 'Another urn' })),
  giveStatement: at(openedDesk, () => ({ number: 1, given: { to: 'Ada Marsh', how: 'in-person' } })),
  startAmendment: at(signedDesk, () => ({})),
  getAtNeedPreview: at(previewDesk, () => ({})),
  turnAtNeed: at(preNeedDesk, () => ({})),
  recordActuals: at(withFlowers, actuals),
  completeContract: at(signedDesk, () => ({})),
  voidContract: at(cancelledDesk, () => ({ reason: 'Moved away' })),
  getMyContract: async () => {
    const desk = await openedDesk();
    await give(desk, 1);
    return { input: { id: desk.id }, options: await relativeOf(desk.row, desk.ada.id) };
  },
};
