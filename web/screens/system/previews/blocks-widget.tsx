import type { FormField } from '#shared/catalog/form-fields.ts';
import { disclosureText } from '#shared/funeral-rule/disclosures.ts';
import { type DisclosureKey, disclosureKeys } from '#shared/model/enumerations/pricing.ts';
import type { FieldWidgetProps } from '../catalog/field-widget.ts';
import { ListWidget } from '../catalog/fields/list-widget.tsx';

type Element = Readonly<Record<string, unknown>>;

const isLaw = (value: unknown): value is DisclosureKey => disclosureKeys.includes(value as DisclosureKey);

/** What a required disclosure doesn't have: a text that could differ, and a rule that could hide it. */
const ofOwnText = new Set(['text', 'visibleWhen']);

/** Returns the fields of a block. What a required disclosure can't have stays visible while it has a value, so that it can be emptied. */
const fieldsOf = (fields: readonly FormField[], block: Element): readonly FormField[] =>
  isLaw(block.disclosure)
    ? fields.filter(({ name }) => !ofOwnText.has(name) || (block[name] !== undefined && block[name] !== ''))
    : fields;

const LawSentence = ({ law }: { law: DisclosureKey }) => (
  <figure className="mt-4 rounded-control bg-sunken p-4">
    <figcaption className="text-sm font-semibold">Printed word for word, as the law has it</figcaption>
    <blockquote className="mt-1.5 text-sm wrap-anywhere">{disclosureText(law)}</blockquote>
  </figure>
);

/** Edits the blocks of a section of a paper. A required disclosure is fixed: it's shown, and isn't typed. */
const BlocksWidget = (props: FieldWidgetProps) => (
  <ListWidget
    {...props}
    fieldsOf={fieldsOf}
    below={({ disclosure }) => (isLaw(disclosure) ? <LawSentence law={disclosure} /> : null)}
  />
);
export default BlocksWidget;
