import { expect, it } from 'vitest';
import { id } from '#test/world/plain-id.ts';
import { planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { categoriesOn } from './offers.ts';

it('offers urns before the containers that hold a body', () => {
  const page = 'cremated-remains' as const;
  const categories = ['ka', 'ku'].map((name) => ({ itemCategoryId: id(name), arrangementPlannerMerchandisePage: page }));
  const template = packageOf('p1', [], { templateMerchandiseCategories: categories });
  const home = smallHome({ templates: [template] });
  const shown = categoriesOn(
    home,
    planOf([], { selectedTemplate: template.id, dispositionType: template.dispositionType }),
    page,
  );
  expect(shown.map(({ name }) => name)).toEqual(['Urns', 'Containers']);
});
