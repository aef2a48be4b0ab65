import type { DocumentField } from '#shared/model/document.ts';
import { pdfFieldType } from '#shared/model/enumerations/document.ts';
import { repeatedLabels } from '#shared/model/field-labels.ts';
import { hasToBeOnPage, offPageFields } from '#shared/model/off-page-fields.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import type { FaultInNoun } from './noun.ts';

type Warning = Pick<FaultInNoun, 'path' | 'message'>;

/** Said of a field that has the name of another. */
export const SAME_NAME = 'Another field has this name, too. People read it as a label.';

/** Returns what a field is called until someone names it: its kind, with a number. */
export const automaticName = ({ pdfFieldType: kind }: Pick<DocumentField, 'pdfFieldType'>, number: number): string =>
  `${pdfFieldType.label(kind)} ${number}`;

/** Checks whether nobody has named a field yet. */
export function isNamedAutomatically(field: Pick<DocumentField, 'pdfFieldType' | 'name'>): boolean {
  const [number = ''] = /\d+$/.exec(field.name) ?? [];
  return number !== '' && field.name === automaticName(field, Number(number));
}

const ALWAYS_TICKED = 'This box is ticked in every document. If a signer should tick it, choose the signer.';
const AUTOMATIC_NAME = 'Name this field. People read its name when it’s missing.';

/** Returns what someone should know about one field: a checkbox that is ticked for everybody, and a name that nobody chose. */
export function fieldWarnings(field: DocumentField): { property: 'name' | 'staticValue'; message: string }[] {
  const { pdfFieldType: kind, valueSource, staticValue = '', signer } = field;
  const isTicked = kind === 'check' && valueSource === 'static' && signer === undefined && staticValue.trim() !== '';
  return [
    ...(isTicked ? [{ property: 'staticValue' as const, message: ALWAYS_TICKED }] : []),
    ...(isNamedAutomatically(field) ? [{ property: 'name' as const, message: AUTOMATIC_NAME }] : []),
  ];
}

/**
 * Returns what someone should know before they publish a template, and what doesn't keep them from it: `fieldWarnings`, and fields that may stay empty and aren't on its pages, or that
 * name a field that the PDF doesn't have (`pdfNames`, if they are known).
 */
export function templateWarnings(template: TemplateDocument, pdfNames?: ReadonlySet<string>): Warning[] {
  const { fields, file, signers = [] } = template;
  const repeated = [...repeatedLabels(fields, signers)].map(
    (id): Warning => ({
      path: ['fields', fields.findIndex((field) => field.id === id), 'name'],
      message: SAME_NAME,
    }),
  );
  const offPage = new Set(offPageFields(template, pdfNames).map(({ id }) => id));
  const ofPages = fields.flatMap((field, at): Warning[] => {
    const { id, pdfFieldName = '' } = field;
    if (hasToBeOnPage(field)) return [];
    const isUnknown = file !== undefined && pdfFieldName !== '' && pdfNames?.has(pdfFieldName) === false;
    const unknown = `The PDF has no field “${pdfFieldName}.”`;
    if (offPage.has(id))
      return [
        {
          path: ['fields', at, file ? 'pdfFieldName' : 'name'],
          message: isUnknown ? `Not on the page. ${unknown}` : 'Not on the page.',
        },
      ];
    return isUnknown ? [{ path: ['fields', at, 'pdfFieldName'], message: unknown }] : [];
  });
  const ofFields = fields.flatMap((field, at) =>
    fieldWarnings(field).map(({ property, message }): Warning => ({ path: ['fields', at, property], message })),
  );
  return [...ofPages, ...repeated, ...ofFields];
}
