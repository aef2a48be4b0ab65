import { closeDay as close } from '#functions/cases/books/close-day.ts';
import { dayPage } from '#functions/cases/books/day-of-books.ts';
import { os } from './implementer.ts';

export const closeDay = os.closeDay.handler(async ({ input, context }) =>
  dayPage(context, await close(context, input), undefined),
);
