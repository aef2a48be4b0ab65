import { readablePlan } from '#functions/planning/readable-plan.ts';
import { os } from './implementer.ts';

/** Tells whether the owner can still change a plan: until it is in a contract. */
export const getArrangementEditableStatus = os.getArrangementEditableStatus.handler(async ({ input, context }) => {
  const { plan, isOwn } = await readablePlan(context, input.id);
  return { status: plan.editableStatus, isEditable: isOwn && plan.editableStatus === 'editable' };
});
