import { describe, expect, it } from 'vitest';
import { readSelection, selectionWrite } from '#functions/table/selection.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { Selection } from '#shared/model/selection.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { askAs, show, shownIn } from './parts/conference-desk.ts';
import { contractDesk, readySelection, selectionAt } from './parts/contract-desk.ts';

const asked = 'What would you like to do with the ashes?';

/** Returns a desk on which what becomes of the ashes is said: they’re kept. */
async function ashesDesk() {
  const desk = await contractDesk();
  const { admin, id, home } = desk;
  const group = home.preferenceGroups.find(({ name }) => name === asked)!;
  const question = home.questions.find(({ identifier }) => identifier === 'ashesPlan')!;
  const keep = group.preferences.find(({ name }) => name === 'Keep them')!.id;
  const withWishes = (selection: Selection, selectedServicePreferences: string[]): Selection => ({
    ...selection,
    choices: { ...selection.choices, selectedServicePreferences },
  });
  await readySelection(desk, (selection) => withWishes(selection, [keep]));
  return {
    ...desk,
    keep,
    withWishes,
    /** Returns both answers as staff see them. */
    both: async () => {
      const { selectedServicePreferences, selectedDisplayServices } = (await selectionAt(admin, id)).selection.choices;
      const answers = selectedDisplayServices.flatMap((each) => each.answers);
      const value = answers.find(({ questionId }) => questionId === question.id)?.value ?? null;
      return { isWished: selectedServicePreferences.includes(keep), value };
    },
    /** Stores only one of the two, as saves once did. */
    store: async (change: (choices: PlanChoices) => PlanChoices) => {
      const row = (await readSelection(openCloudTable(), id))!;
      const selection = { ...row.selection, choices: change(row.selection.choices) };
      await openCloudTable().transact([selectionWrite(id, { ...row, selection }, 'Stella Teal')]);
    },
    withoutAnswer: (choices: PlanChoices): PlanChoices => ({
      ...choices,
      selectedDisplayServices: choices.selectedDisplayServices.map((each) => ({
        ...each,
        answers: each.answers.filter(({ questionId }) => questionId !== question.id),
      })),
    }),
  };
}

describe('what a selection from before says about the ashes', () => {
  it('is answered by the family’s wish, and by the answer to the service’s question', async () => {
    const desk = await ashesDesk();
    const { both, store, withoutAnswer, keep, id } = desk;
    expect(await both()).toEqual({ isWished: true, value: 'keep' });
    await store((choices) => ({ ...choices, selectedServicePreferences: [] }));
    expect(await both()).toEqual({ isWished: true, value: 'keep' });
    const { token } = await show(desk);
    expect(shownIn(await askAs(id, token)).screen.chosen).toContainEqual(
      expect.objectContaining({ name: asked, words: 'Keep them' }),
    );
    await store((choices) => withoutAnswer({ ...choices, selectedServicePreferences: [keep] }));
    expect(await both()).toEqual({ isWished: true, value: 'keep' });
  });

  it('is open in both places once it’s taken back in one', async () => {
    const { admin, id, both, store, withoutAnswer, withWishes } = await ashesDesk();
    await store(withoutAnswer);
    const { selection, version } = await selectionAt(admin, id);
    await ok('saveSelection', { id, version, selection: withWishes(selection, []) }, keyed(admin));
    expect(await both()).toEqual({ isWished: false, value: null });
  });
});
