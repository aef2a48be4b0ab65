// What templates of contracts and of General Price Lists have in common: their words, their rules, and the required disclosures.
import { disclosures } from '#shared/funeral-rule/disclosures.ts';
import { alignment, layoutKind, layoutWidth } from '#shared/model/enumerations/document.ts';
import { type DisclosureKey, disclosureKeys } from '#shared/model/enumerations/pricing.ts';
import type { ContractTemplate, GplTemplate } from '#shared/model/paper-template.ts';
import type { RuleAt } from '#shared/model/rules-of.ts';
import { stateOptions } from '#shared/values/states.ts';
import { active, type Choices, type FaultInNoun, type FieldWords } from './noun.ts';

type PaperTemplate = ContractTemplate | GplTemplate;

/** Required disclosures as a block names them: by their clause and how they begin. */
const required: Choices = {
  options: disclosureKeys.map((id) => ({ id, text: `${disclosures[id].clause}: ${disclosures[id].text.slice(0, 60)}…` })),
};

/** Returns the rules of a template's blocks. */
export const rulesOfTemplate = ({ sections }: PaperTemplate): RuleAt[] =>
  sections.flatMap(({ blocks }, section) =>
    blocks.flatMap(({ visibleWhen }, block) =>
      visibleWhen === undefined ? [] : [{ path: ['sections', section, 'blocks', block, 'visibleWhen'], rule: visibleWhen }],
    ),
  );

/** Returns what is wrong with a template's required disclosures: one is missing, has other text, or can be hidden. */
export function lawFaults(templates: readonly PaperTemplate[], needed: readonly DisclosureKey[]): FaultInNoun[] {
  return templates.flatMap(({ id, sections }) => {
    const blocks = sections.flatMap((section, at) =>
      section.blocks.map((block, nth) => ({ block, path: ['sections', at, 'blocks', nth] })),
    );
    const fixed = blocks.filter(({ block }) => block.disclosure !== undefined);
    const has = new Set(fixed.map(({ block }) => block.disclosure));
    return [
      ...fixed.flatMap(({ block, path }): FaultInNoun[] => [
        ...(block.text === '' ? [] : [{ id, path: [...path, 'text'], message: 'A required disclosure can’t be reworded.' }]),
        ...(block.visibleWhen === undefined
          ? []
          : [{ id, path: [...path, 'visibleWhen'], message: 'A required disclosure is always printed.' }]),
      ]),
      ...needed
        .filter((key) => !has.has(key))
        .map((key) => ({
          id,
          path: ['sections'],
          message: `The disclosure that ${disclosures[key].clause} requires is missing.`,
        })),
    ];
  });
}

/** What never changes in a published template: homes hide sections by their ids. */
export const fixedInTemplate = ({ sections }: PaperTemplate): Record<string, string> =>
  Object.fromEntries(sections.map(({ id }) => [`sections.${id}`, id]));

/** Returns the words of a template's form. */
export const templateWords = (blockTypes: Choices): Record<string, string | FieldWords> => ({
  name: 'Name',
  states: { label: 'States', hint: 'None means all of them.', choices: { options: stateOptions }, isAllIfEmpty: true },
  layoutKind: { label: 'Layout', choices: layoutKind },
  sections: { label: 'Sections', hint: 'A home can hide a section, unless it has a required disclosure.' },
  'sections.title': 'Heading',
  'sections.blocks': 'Blocks',
  'sections.blocks.type': { label: 'Kind', choices: blockTypes },
  'sections.blocks.title': 'Heading',
  'sections.blocks.text': { label: 'Text', hint: 'Leave it empty in a block with a required disclosure.' },
  'sections.blocks.disclosure': {
    label: 'Required disclosure',
    hint: 'It’s always printed, word for word.',
    choices: required,
  },
  'sections.blocks.visibleWhen': { label: 'Printed', hint: 'Always, unless a rule says when.' },
  'sections.blocks.width': { label: 'Width', choices: layoutWidth },
  'sections.blocks.alignment': { label: 'Alignment', choices: alignment },
  'sections.blocks.fontSize': 'Size in points',
  'sections.blocks.columns': 'Columns',
  isActive: active,
});

export const hiddenInTemplate = ['id', 'sections.id', 'sections.blocks.id'];
