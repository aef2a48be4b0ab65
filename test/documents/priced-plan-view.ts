import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedPlan } from '#shared/model/priced-plan.ts';

/** Returns a plan as the server stores it, with its account when it was saved. */
export const planViewOf = (home: PlannerHome, arrangement: Arrangement, priced: PricedPlan): PlanView => ({
  arrangement,
  version: 1,
  priced,
  home: { locationId: home.locationId, name: home.name, place: home.place, phone: home.phone },
  revision: home.revision,
  editableStatus: 'editable',
  hasOwner: true,
  isArchived: false,
  createdOn: '2026-07-01T12:00:00.000Z',
  updatedOn: '2026-07-02T12:00:00.000Z',
  submittedOn: null,
});
