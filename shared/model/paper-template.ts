import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, line, lines, requiredLine, stateCode } from '../values/schemas.ts';
import { stateCodes } from '../values/state-codes.ts';
import { alignment, COLUMN_COUNTS, documentBlockType, FONT_SIZES, layoutKind, layoutWidth } from './enumerations/document.ts';
import { disclosureKeys } from './enumerations/pricing.ts';
import { sectionType } from './enumerations/section.ts';
import { logicRuleSchema } from './logic-rule.ts';

/**
 * What a block of a paper has, whatever it prints. One with a `disclosure` is a required disclosure (`shared/funeral-rule/disclosures.ts`): it has no text of
 * its own that could differ, and no rule that could hide it.
 */
const blockFields = () => ({
  title: line(200).default(''),
  text: lines(8000).default(''),
  disclosure: z.enum(disclosureKeys).optional(),
  visibleWhen: logicRuleSchema.optional(),
  width: z.enum(layoutWidth.values).default('full'),
  alignment: z.enum(alignment.values).default('left'),
  fontSize: z.int().min(FONT_SIZES.min).max(FONT_SIZES.max).default(10),
  columns: z.int().min(COLUMN_COUNTS.min).max(COLUMN_COUNTS.max).default(1),
});

const templateFields = () => ({
  id: guid,
  name: requiredLine(120),
  /** The states that it is for; none means all. */
  states: z.array(stateCode).max(stateCodes.length).default([]),
  layoutKind: z.enum(layoutKind.values).default('freestyle'),
  isActive: z.boolean().default(true),
});

const sectionsOf = <Kind extends z.ZodType>(blockKind: Kind) =>
  z
    .array(
      lazyObject(() => ({
        id: guid,
        title: line(200).default(''),
        blocks: z
          .array(lazyObject(() => ({ id: guid, type: blockKind, ...blockFields() })))
          .max(60)
          .default([]),
      })),
    )
    .min(1, 'Add a section')
    .max(40);

/** Describes what a contract is made of. Homes hide sections of it and add a footer, and change nothing else. */
export const contractTemplateSchema = lazyObject(() => ({
  ...templateFields(),
  sections: sectionsOf(z.enum(documentBlockType.values)),
}));
export type ContractTemplate = z.infer<typeof contractTemplateSchema>;

/** Describes what a General Price List is made of. */
export const gplTemplateSchema = lazyObject(() => ({ ...templateFields(), sections: sectionsOf(z.enum(sectionType.values)) }));
export type GplTemplate = z.infer<typeof gplTemplateSchema>;
