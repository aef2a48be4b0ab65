import { plansOfCase, viewOf } from '#functions/cases/viewing/plans-of-case.ts';
import { os } from './implementer.ts';

export const arrangementsByCaseId = os.arrangementsByCaseId.handler(async ({ input, context }) => ({
  items: (await plansOfCase(context, input.id)).plans.map(viewOf),
}));
