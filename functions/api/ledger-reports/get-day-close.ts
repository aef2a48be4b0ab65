import { dayPage, readDayOfBooks } from '#functions/cases/books/day-of-books.ts';
import { os } from './implementer.ts';

export const getDayClose = os.getDayClose.handler(async ({ input: { day, cursor }, context }) =>
  dayPage(context, await readDayOfBooks(context, day), cursor),
);
