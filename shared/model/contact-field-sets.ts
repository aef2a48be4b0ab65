import * as z from 'zod';
import { lazyFields } from '../values/lazy-object.ts';
import { once } from '../values/once.ts';
import {
  type ContactFieldDefinition,
  type ContactSection,
  contactFields,
  contactSection,
  contactSections,
} from './contact-fields.ts';
import type { FieldVisibility } from './enumerations/question.ts';

type Table = typeof contactFields;
export type ContactFieldName = keyof Table;
/** The names of the fields whose definition has this property. */
type NamesWith<Property> = { [Name in ContactFieldName]: Table[Name] extends Property ? Name : never }[ContactFieldName];
/** Fields that the staff's editor sends. */
export type ContactInputName = Exclude<ContactFieldName, NamesWith<{ section: 'derived' }>>;
/** Fields that a relative changes in their own contact. */
export type OwnContactName = NamesWith<{ relative: { own: 'can-edit' } }>;
type CopiedContactName = NamesWith<{ isCopied: true }>;
/** Fields in the editor's sections. */
export type SectionFieldName = NamesWith<{ section: ContactSection }>;
type SchemaOf<Name extends ContactFieldName> = ReturnType<Table[Name]['schema']>;
type DefaultedName = {
  [Name in ContactFieldName]: SchemaOf<Name> extends z.ZodDefault ? Name : never;
}[ContactFieldName];

type Shape<Name extends ContactFieldName> = { readonly [Each in Name]: SchemaOf<Each> };

const definitionOf = (name: ContactFieldName): ContactFieldDefinition => contactFields[name];
const names = Object.keys(contactFields) as ContactFieldName[];
const namesWhere = <Name extends ContactFieldName>(isWanted: (definition: ContactFieldDefinition) => boolean) =>
  names.filter((name) => isWanted(definitionOf(name))) as Name[];
const shapeOf = <Name extends ContactFieldName>(of: readonly Name[]) =>
  lazyFields(Object.fromEntries(of.map((name) => [name, contactFields[name].schema]))) as Shape<Name>;

export const contactInputNames = namesWhere<ContactInputName>(({ section }) => section !== 'derived');
export const ownContactNames = namesWhere<OwnContactName>(({ relative }) => relative.own === 'can-edit');
export const copiedContactNames = namesWhere<CopiedContactName>(({ isCopied }) => isCopied === true);

export const contactShape = shapeOf(names);
export const contactInputFields = shapeOf(contactInputNames);
export const ownContactFields = shapeOf(ownContactNames);
export const copiedContactFields = shapeOf(copiedContactNames);

/** The sections of the editor with their fields, in the order of the form. */
export const sectionsOfContact = contactSection.map((key) => ({
  key,
  title: contactSections[key],
  fields: namesWhere<SectionFieldName>(({ section }) => section === key),
}));

type ContactDefaults = Readonly<{ [Name in DefaultedName]: z.output<SchemaOf<Name>> }>;

/** What a new contact contains: the default of each field that has one. */
export const contactDefaults = once(
  () =>
    Object.fromEntries(
      names.flatMap((name) => {
        const found = definitionOf(name).schema().safeParse(undefined);
        return found.success && found.data !== undefined ? [[name, found.data]] : [];
      }),
    ) as ContactDefaults,
);

/** Returns a field's label, in the words of the relative's own form if `isOwn`. */
function contactLabel(name: ContactFieldName, isOwn = false): string {
  const { label, ownLabel } = definitionOf(name);
  return (isOwn ? ownLabel : undefined) ?? label;
}

/** Returns the labels of some fields, in order. */
export const contactLabelsOf = <Name extends ContactFieldName>(of: readonly Name[], isOwn = false) =>
  Object.fromEntries(of.map((name) => [name, contactLabel(name, isOwn)])) as Record<Name, string>;

/** Returns the most characters that a text field takes. */
export function longestText(name: ContactFieldName): number | undefined {
  const schema = definitionOf(name).schema();
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  return inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined;
}

/** Returns what a relative may do with a field of a contact; nothing if the name isn't a field. */
export const relativeAccess = (name: ContactFieldName, isOwn: boolean): FieldVisibility =>
  Object.hasOwn(contactFields, name) ? definitionOf(name).relative[isOwn ? 'own' : 'others'] : 'cannot-see';

/** Returns some fields of a contact, leaving out those it doesn't have. */
export function pickContactFields<Row extends object, Name extends ContactFieldName>(
  row: Row,
  of: readonly Name[],
): Pick<Row, Name & keyof Row> {
  const isWanted = ([name, value]: [string, unknown]) => value !== undefined && (of as readonly string[]).includes(name);
  return Object.fromEntries(Object.entries(row).filter(isWanted)) as Pick<Row, Name & keyof Row>;
}
