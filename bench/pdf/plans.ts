import type { Arrangement, ArrangementContact } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { servicesOf } from '#shared/planner/offers.ts';
import { sampleArrangement } from '#test/world/sample-plan.ts';

/** Returns a plan that chooses everything its home's largest package offers, and one item of each of its categories. */
export function fullPlan(home: PlannerHome): Arrangement {
  const [template] = [...home.templates].sort((a, b) => b.displayServices.length - a.displayServices.length);
  if (!template) throw new Error(`${home.name} offers no package in its planner.`);
  const services = servicesOf(home, template, template.dispositionType);
  const categories = template.templateMerchandiseCategories.map(({ itemCategoryId }) => itemCategoryId);
  const items = categories.flatMap((id) => home.items.find(({ itemCategoryId }) => itemCategoryId === id) ?? []);
  return sampleArrangement({
    arrangementId: '0197a000-0000-7000-8000-000000000001',
    providerLocationId: home.locationId,
    completedFinalStep: 14,
    dispositionType: template.dispositionType,
    selectedTemplate: template.id,
    selectedDisplayServices: [
      ...services.map(({ id }) => ({ displayServiceId: id, isAddOn: false, answers: [], items: [] })),
      ...items.map(({ id }) => ({
        displayServiceId: id,
        isAddOn: false,
        answers: [],
        items: [{ locationItemId: id, quantity: 2 }],
      })),
    ],
  });
}

const written = ['Łukasz', 'Nguyễn Thị', 'Ελένη', 'Наталья', 'דָּוִד', 'محمد', 'क्षितिज', '王小明', 'さくら', '박영희'];

/** People whose names are written in ten ways. */
export const names: ArrangementContact[] = written.map((firstName, index) => ({
  contactType: 'contact',
  firstName,
  middleName: '',
  lastName: firstName,
  relationship: 'sibling',
  email: `person${index}@example.com`,
  phoneNumber: '',
}));
