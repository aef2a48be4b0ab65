import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, requiredLine } from '../values/schemas.ts';
import { dataSource, fieldCaptureMode, fieldType, specialFieldGroup } from './enumerations/question.ts';
import { logicRuleSchema } from './logic-rule.ts';
import { newIdentifier } from './question.ts';

/**
 * Describes a name that papers and rules read, computed by `logic` from other names of a case. The names that the code itself keeps are in
 * `shared/identifiers`, and so is how they are read: a data field never has the text of a query.
 */
export const dataFieldSchema = lazyObject(() => ({
  id: guid,
  identifier: newIdentifier,
  label: requiredLine(120),
  fieldType: z.enum(fieldType.values),
  dataSource: z.enum(dataSource.values),
  captureMode: z.enum(fieldCaptureMode.values).default('json-logic-modified'),
  logic: logicRuleSchema,
  specialFieldGroup: z.enum(specialFieldGroup.values).optional(),
}));
export type DataField = z.infer<typeof dataFieldSchema>;
