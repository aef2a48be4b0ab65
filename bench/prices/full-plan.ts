import type { Answer } from '#shared/model/answer.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { generateWorld } from '#world/generate.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';

/** Returns a full funeral: everything that its package offers, answered as far as its price goes, a casket, and a vault. */
export function fullPlan(home: PlannerHome): PlanChoices {
  const template = home.templates.find(
    ({ pricingMethod, dispositionType }) => pricingMethod === 'flat' && dispositionType === 'burial',
  );
  if (!template) throw new Error(`${home.name} has no flat package for a burial.`);
  const questions = new Map(home.questions.map((question) => [question.id, question]));
  const answers: Readonly<Record<string, Answer>> = {
    openCasket: true,
    visitingHours: 9,
    visitingDays: 2,
    liveStream: true,
    ceremonyLeader: 'celebrant',
    ceremonyMusic: ['organ', 'soloist'],
    limousines: 3,
    hearseWanted: true,
    hairdresser: 'home',
    transferDistance: 41.5,
    certificateCopies: 8,
    isVeteran: true,
    furtherFolders: 120,
    registerBook: true,
    coolDays: 2,
  };
  const selectedDisplayServices = home.displayServices
    .filter(({ id }) => template.displayServices.includes(id))
    .map((service) => ({
      displayServiceId: service.id,
      isAddOn: service.isAddOn,
      answers: service.questions.flatMap(({ id }) => {
        const value = answers[questions.get(id)?.identifier ?? ''];
        return value === undefined ? [] : [{ questionId: id, value }];
      }),
      items: [],
    }));
  const bought = ['caskets', 'outer-burial-containers'].map((line) => {
    const category = home.itemCategories.find(({ gplLine }) => gplLine === line);
    return home.items.findLast(({ itemCategoryId }) => itemCategoryId === category?.id)?.id ?? '';
  });
  const items = bought.map((id) => ({
    displayServiceId: id,
    isAddOn: true,
    answers: [],
    items: [{ locationItemId: id, quantity: 1 }],
  }));
  return {
    timing: 'at-need',
    type: 'someone-else',
    dispositionType: 'burial',
    selectedTemplate: template.id,
    selectedServicePreferences: home.preferenceGroups.flatMap(({ preferences }) => preferences.slice(0, 1).map(({ id }) => id)),
    selectedDisplayServices: [...selectedDisplayServices, ...items],
  };
}

/** Returns the first home of the sample data that sells such a funeral and has published its prices. */
export function fullHome(): PlannerHome {
  const world = generateWorld();
  const homes = world.homes.map(({ profile }) => samplePlannerHome(profile.name, world));
  const home = homes.find(
    ({ priceList, templates }) =>
      priceList &&
      templates.some(({ pricingMethod, dispositionType }) => pricingMethod === 'flat' && dispositionType === 'burial'),
  );
  if (!home) throw new Error('No home of the sample data sells a full funeral.');
  return home;
}
