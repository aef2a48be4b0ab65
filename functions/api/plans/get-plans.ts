import { planView } from '#functions/planning/plan-view.ts';
import { problem } from '#functions/problem.ts';
import type { PlanPosition } from '#functions/table/plan.ts';
import { plansOf } from '#functions/table/plan.ts';
import { isInstant } from '#shared/values/dates.ts';
import { isGuid } from '#shared/values/ids.ts';
import type { PlansContext } from './implementer.ts';
import { os } from './implementer.ts';
import { signedInFamily } from './signed-in-family.ts';

/** The cursor holds no owner: whoever carries it to another account goes on in their own plans. */
const cursorOf = ({ updatedOn, id }: PlanPosition): string => Buffer.from(`p:${updatedOn}#${id}`).toString('base64url');

function positionOf(cursor: string): PlanPosition {
  const [updatedOn = '', id = ''] = Buffer.from(cursor, 'base64url').toString().replace(/^p:/, '').split('#');
  if (isInstant(updatedOn) && isGuid(id)) return { updatedOn, id: id.toLowerCase() };
  throw problem('invalid_input', { errors: [{ field: 'cursor', message: 'This list can no longer be continued.' }] });
}

/** The page that a number names: the pages before it are read as well, which a cursor spares. */
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

/** The person's plans, the last saved first; those laid aside are a list of their own. One query a page. */
export const getPlans = os.getPlans.handler(async ({ input, context }) => {
  const accountId = signedInFamily(context);
  const list = { isArchived: input.archived, limit: input.pageSize };
  const { plans, next } = input.cursor
    ? await plansOf(context.table, accountId, { ...list, after: positionOf(input.cursor) })
    : await pageNumbered(context, accountId, list, input.page ?? 1);
  return { items: plans.map(planView), nextCursor: next && cursorOf(next) };
});
