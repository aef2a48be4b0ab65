import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, guid, requiredLine, requiredLines, stateCode } from '../values/schemas.ts';
import { dispositionType } from './enumerations/disposition.ts';

/** What every value of the law says: the clause, and the day when someone compared it with the clause's text. */
const source = { citation: requiredLine(300), checkedOn: calendarDate };

const citedNumber = (max: number) => lazyObject(() => ({ value: z.int().min(0).max(max), ...source }));

/**
 * Describes what a state's law says to funeral homes. Whatever nobody has compared with its text is missing, and readers then say that they don't know.
 * `retentionYears`: how long a price list is kept after it was last given out. `filingDays`: within how many days after a death its certificate is filed.
 * `cremationWaitHours`: from the death; exceptions, such as a medical examiner's waiver, aren't in the number. `statements`: sentences that the state wants on papers.
 */
export const stateSchema = lazyObject(() => ({
  id: guid,
  code: stateCode,
  /** There are homes in it that families find. */
  isServed: z.boolean().default(false),
  retentionYears: citedNumber(100).optional(),
  filingDays: citedNumber(365).optional(),
  cremationWaitHours: citedNumber(720).optional(),
  allowedDispositions: lazyObject(() => ({
    value: z.array(z.enum(dispositionType.values)).min(1).max(dispositionType.values.length),
    ...source,
  })).optional(),
  statements: z
    .array(lazyObject(() => ({ id: guid, text: requiredLines(4000), ...source })))
    .max(20)
    .default([]),
}));
export type State = z.infer<typeof stateSchema>;
