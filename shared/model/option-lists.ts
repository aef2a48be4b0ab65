// Every list of options by the name that a question (`fieldTypeEnumValue`), a form, or a CSV file uses for it.
//
// A screen that needs one list imports that list; this table is for code that gets the name from data.
import type { Enumeration, Option } from './enumeration.ts';
import * as calendar from './enumerations/calendar.ts';
import * as caseLists from './enumerations/case.ts';
import * as disposition from './enumerations/disposition.ts';
import * as document from './enumerations/document.ts';
import * as location from './enumerations/location.ts';
import * as merchandise from './enumerations/merchandise.ts';
import * as payment from './enumerations/payment.ts';
import * as people from './enumerations/people.ts';
import * as placeOfDeath from './enumerations/place-of-death.ts';
import * as preparation from './enumerations/preparation.ts';
import * as pricing from './enumerations/pricing.ts';
import * as question from './enumerations/question.ts';
import * as relationship from './enumerations/relationship.ts';
import * as task from './enumerations/task.ts';
import * as veteran from './enumerations/veteran.ts';
import * as vitalRecords from './enumerations/vital-records.ts';

/** The families of enumerations, by file name. */
export const enumerationFamilies = {
  calendar,
  case: caseLists,
  disposition,
  document,
  location,
  merchandise,
  payment,
  people,
  'place-of-death': placeOfDeath,
  preparation,
  pricing,
  question,
  relationship,
  task,
  veteran,
  'vital-records': vitalRecords,
};

function isEnumeration(value: unknown): value is Enumeration<string> {
  return typeof value === 'object' && value !== null && 'values' in value && 'options' in value && 'label' in value;
}

/** Every enumeration by its name (`relationship`, `caseStatus`). No two families share a name. */
export const enumerations: ReadonlyMap<string, Enumeration<string>> = new Map(
  Object.values(enumerationFamilies)
    .flatMap((family) => Object.entries(family) as [string, unknown][])
    .filter((entry): entry is [string, Enumeration<string>] => isEnumeration(entry[1])),
);

/** Returns the options of a named list, or `undefined` if there is none. */
export function optionsOf(name: string): readonly Option[] | undefined {
  return enumerations.get(name)?.options;
}
