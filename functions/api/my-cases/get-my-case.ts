import { myCaseOf } from '#functions/cases/access/my-case.ts';
import { myCaseView } from '#functions/cases/viewing/my-case-view.ts';
import { os } from './implementer.ts';

export const getMyCase = os.getMyCase.handler(async ({ input, context }) =>
  myCaseView(context, await myCaseOf(context, input.id)),
);
