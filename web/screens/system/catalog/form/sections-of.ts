import type { FormField } from '#shared/catalog/form-fields.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';

/** A part of a form: its title, and the fields below it. */
export type FormSection = { title: string; fields: readonly FormField[] };

const isPartOfItsOwn = ({ kind }: FormField): boolean => kind === 'list' || kind === 'rule';

/** Returns the parts of a form: those that the noun names, what else it has, and then every list. */
export function sectionsOf({ sections = [] }: Pick<AnyNoun, 'sections'>, fields: readonly FormField[]): readonly FormSection[] {
  const named = new Set(sections.flatMap((section) => section.fields));
  const others = fields.filter(({ path }) => !named.has(path));
  const rest = others.filter((field) => !isPartOfItsOwn(field));
  return [
    ...sections.map(({ title, fields: paths }) => ({
      title,
      fields: paths.flatMap((path) => fields.find((field) => field.path === path) ?? []),
    })),
    { title: sections.length === 0 ? 'Details' : 'More', fields: rest },
    ...others.filter(isPartOfItsOwn).map((field) => ({ title: field.label, fields: [field] })),
  ].filter((section) => section.fields.length > 0);
}
