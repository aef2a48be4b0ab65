import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryHome, idOf } from '#test/planner/arbitrary-home.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { Template } from '../model/template.ts';
import { choosePackage, chooseTiming, chooseType, startingChoices } from './choices.ts';
import { chooseDisposition } from './choose-disposition.ts';
import { emptyPlan } from './plan-draft.ts';

const [sample] = fc.sample(arbitraryHome, { numRuns: 1, seed: 3 });
if (!sample?.templates[0] || !sample.displayServices[0]) throw new Error('There is no home.');
const anyTemplate = sample.templates[0];
const anyService = sample.displayServices[0];

/** Viewing (in the first package), a film (in neither), and copies that can't be removed. */
const services = ['viewing', 'film', 'copies'].map((name, at) => ({
  ...anyService,
  id: idOf('display', at),
  name,
  page: 'service-details' as const,
  isAddOn: name === 'film',
  canRemoveInOnlineArrangements: name !== 'copies',
  dispositionTypes: [],
  mappings: [{ serviceId: idOf('service', at), priceCents: 100, shouldShow: true }],
  questions: [],
  visibleWhen: undefined,
}));
const [viewing, film, copies] = services.map(({ id }) => id) as [string, string, string];

const packageOf = (at: number, included: number[], displays: string[]): Template => ({
  ...anyTemplate,
  id: idOf('template', at),
  dispositionType: 'cremation',
  displayServices: displays,
  templateMerchandiseCategories: [],
  packageServices: included.map((id) => ({
    packageServiceId: idOf('service', 50 + id),
    serviceId: idOf('service', id),
    displayName: 'included',
    detailText: '',
    isIncluded: true,
  })),
});
const gathering = packageOf(0, [0], [viewing, film, copies]);
const simple = packageOf(1, [], [viewing, copies]);
const home: PlannerHome = { ...sample, templates: [gathering, simple], displayServices: services };

const idsOf = (plan: { selectedDisplayServices: readonly { displayServiceId: string }[] }) =>
  plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId);

describe('timing and type', () => {
  it('at need is for someone else, whatever was said', () => {
    const plan = chooseTiming(chooseType(emptyPlan, 'myself'), 'at-need');
    expect(plan).toMatchObject({ timing: 'at-need', type: 'someone-else' });
    expect(chooseType(plan, 'myself').type).toBe('someone-else');
    expect(chooseType(chooseTiming(plan, 'pre-need'), 'myself').type).toBe('myself');
  });
});

describe('a package', () => {
  it("starts with what it pays for and what can't be removed", () => {
    expect(startingChoices(home, gathering).map(({ displayServiceId }) => displayServiceId)).toEqual([viewing, copies]);
    expect(startingChoices(home, simple).map(({ displayServiceId }) => displayServiceId)).toEqual([copies]);
  });

  it('also recognizes a service by its line of the price list', () => {
    const priced = { ...home, services: home.services.map((each) => ({ ...each, gplLine: 'viewing-facilities' as const })) };
    const byLine = {
      ...simple,
      packageServices: [
        {
          packageServiceId: idOf('service', 60),
          displayName: 'Viewing',
          detailText: '',
          isIncluded: true,
          gplLine: 'viewing-facilities' as const,
        },
      ],
    };
    expect(startingChoices(priced, byLine).map(({ displayServiceId }) => displayServiceId)).toContain(viewing);
  });

  it('when changed, keeps what the family chose and answered, and names what goes and why', () => {
    const first = choosePackage(home, chooseDisposition(home, emptyPlan, 'cremation').plan, gathering);
    expect(first.gone).toEqual([]);
    const answers = [{ questionId: idOf('question', 0), value: 3 }];
    const withFilm = {
      ...first.plan,
      selectedDisplayServices: [
        ...first.plan.selectedDisplayServices.map((each) => (each.displayServiceId === copies ? { ...each, answers } : each)),
        { displayServiceId: film, isAddOn: true, answers: [], items: [] },
      ],
    };
    const { plan, gone } = choosePackage(home, withFilm, simple);
    expect(idsOf(plan)).toEqual([copies]);
    expect(plan.selectedDisplayServices[0]?.answers).toEqual(answers);
    expect(gone).toEqual([
      { id: viewing, name: 'viewing', why: 'came-with-package' },
      { id: film, name: 'film', why: 'not-offered' },
    ]);
  });

  it('when chosen again, changes nothing', () => {
    const { plan } = choosePackage(home, chooseDisposition(home, emptyPlan, 'cremation').plan, gathering);
    expect(choosePackage(home, plan, gathering)).toEqual({ plan, gone: [] });
  });

  it("doesn't bring back what the family removed from the previous one", () => {
    const { plan } = choosePackage(home, chooseDisposition(home, emptyPlan, 'cremation').plan, gathering);
    const without = {
      ...plan,
      selectedDisplayServices: plan.selectedDisplayServices.filter(({ displayServiceId }) => displayServiceId !== viewing),
    };
    const likeIt = packageOf(2, [0], [viewing, copies]);
    expect(idsOf(choosePackage({ ...home, templates: [...home.templates, likeIt] }, without, likeIt).plan)).toEqual([copies]);
  });
});
