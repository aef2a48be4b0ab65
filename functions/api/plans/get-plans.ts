import { planView } from '#functions/planning/plan-view.ts';
import { wrongCursor } from '#functions/problem.ts';
import type { PlanPosition, PlanRecord } from '#functions/table/plan.ts';
import { plansOf } from '#functions/table/plan.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { isInstant } from '#shared/values/dates.ts';
import { isGuid } from '#shared/values/ids.ts';
import type { PlansContext } from './implementer.ts';
import { os } from './implementer.ts';
import { signedInFamily } from './signed-in-family.ts';

/** Returns a cursor without an owner: someone who takes it to another account just continues in their own plans. */
const cursorOf = ({ updatedOn, id }: PlanPosition): string => Buffer.from(`p:${updatedOn}#${id}`).toString('base64url');

function positionOf(cursor: string): PlanPosition {
  const [updatedOn = '', id = ''] = Buffer.from(cursor, 'base64url').toString().replace(/^p:/, '').split('#');
  if (isInstant(updatedOn) && isGuid(id)) return { updatedOn, id: id.toLowerCase() };
  throw wrongCursor();
}

/** Returns the page of a number. This reads the pages before it too, which a cursor avoids. */
async function pageNumbered(
  context: PlansContext,
  accountId: string,
  list: { isArchived: boolean; limit: number },
  page: number,
) {
  let found = await plansOf(context.table, accountId, { ...list, after: null });
  for (let at = 1; at < page; at += 1) {
    if (!found.next) return { plans: [], next: null };
    found = await plansOf(context.table, accountId, { ...list, after: found.next });
  }
  return found;
}

/** Leaves out what only the planner compares an opened plan with. */
function listedView(plan: PlanRecord): PlanView {
  const { shown: _shown, ...view } = planView(plan);
  return view;
}

/** Lists the person's plans, last saved first; archived ones are a separate list. One query per page. */
export const getPlans = os.getPlans.handler(async ({ input, context }) => {
  const accountId = signedInFamily(context);
  const list = { isArchived: input.archived, limit: input.pageSize };
  const { plans, next } = input.cursor
    ? await plansOf(context.table, accountId, { ...list, after: positionOf(input.cursor) })
    : await pageNumbered(context, accountId, list, input.page ?? 1);
  return { items: plans.map(listedView), nextCursor: next && cursorOf(next) };
});
