import type { DocumentField, PdfCoordinates } from '#shared/model/document.ts';
import { hasToBeOnPage } from '#shared/model/off-page-fields.ts';
import { type TemplateDocument, type TemplateFile, templateFilePath } from '#shared/model/template-document.ts';
import { composedFaults } from './composed-faults.ts';
import type { FaultInNoun } from './noun.ts';

type Found = Pick<FaultInNoun, 'path' | 'message'>;

const found = (message: string, ...path: FaultInNoun['path']): Found => ({ path, message });

/** Returns what a field lacks to have a value. A signer gives that of a field that is theirs. */
function valueFaults({ valueSource: source, staticValue, identifier, logic, signer }: DocumentField): Found[] {
  if (signer !== undefined) return [];
  if (source === 'static') return staticValue === undefined ? [found('Enter the text.', 'staticValue')] : [];
  if (source === 'identifier')
    return identifier ? [] : [found('Choose the fact of the case, or the signer who fills it in.', 'identifier')];
  return logic === undefined ? [found('Add a rule.', 'logic')] : [];
}

/** Sizes of pages and places are rounded in files and by editors: a hundredth of a point too far is on the page. */
const SLACK = 0.01;

function placeFault({ page, x, y, width, height }: PdfCoordinates, { pages }: TemplateFile): Found | undefined {
  const on = pages[page - 1];
  if (!on) return found(pages.length === 1 ? 'The PDF has one page.' : `The PDF has ${pages.length} pages.`, 'page');
  if (x + width > on.width + SLACK) return found(`This goes beyond the right edge of page ${page}.`, 'width');
  if (y + height > on.height + SLACK) return found(`This goes beyond the top edge of page ${page}.`, 'height');
  return undefined;
}

/** Returns what is wrong with where a field is in the PDF. */
function placeFaults(field: DocumentField, file: TemplateFile | undefined): Found[] {
  const { pdfFieldName = '', placements = [] } = field;
  if (!file)
    return [
      ...(pdfFieldName ? [found('Upload a PDF first.', 'pdfFieldName')] : []),
      ...(placements.length > 0 ? [found('Upload a PDF first.', 'placements')] : []),
    ];
  if (!pdfFieldName && placements.length === 0 && hasToBeOnPage(field))
    return [found('Choose a field of the PDF, or add a place on a page.', 'pdfFieldName')];
  return placements.flatMap((place, at) => {
    const fault = placeFault(place, file);
    return fault ? [{ ...fault, path: ['placements', at, ...fault.path] }] : [];
  });
}

/** Returns the places of values that an earlier one in the list has, too. */
const repeated = (values: readonly (string | number | undefined)[]): number[] =>
  values.flatMap((value, at) => (value !== '' && value !== undefined && values.indexOf(value) < at ? [at] : []));

function optionFaults({ pdfFieldType, options = [] }: DocumentField): Found[] {
  if ((pdfFieldType === 'radio' || pdfFieldType === 'dropdown') && options.length === 0)
    return [found('Add its options.', 'options')];
  return repeated(options.map(({ value }) => value)).map((at) =>
    found('Another option has this value already.', 'options', at, 'value'),
  );
}

function signerFaults({ pdfFieldType, signer }: DocumentField, orders: ReadonlySet<number>): Found[] {
  const isSigned = pdfFieldType === 'signature' || pdfFieldType === 'initials';
  if (signer === undefined) return isSigned ? [found('Enter the turn of the signer.', 'signer')] : [];
  return orders.has(signer) ? [] : [found(`No signer of this document has turn ${signer}.`, 'signer')];
}

const combFaults = ({ combLength, lines }: DocumentField): Found[] =>
  combLength !== undefined && lines === 'multi' ? [found('Boxes for characters are on one line.', 'combLength')] : [];

/** Returns what is wrong with what a field depends on: another field of the same signer, and what can be entered there. */
function askedFaults({ id, signer, askedIf }: DocumentField, fields: readonly DocumentField[]): Found[] {
  if (!askedIf) return [];
  const other = fields.find((each) => each.id === askedIf.fieldId && each.id !== id);
  if (!other || signer === undefined || other.signer !== signer)
    return [found('Choose another field of the same signer.', 'askedIf', 'fieldId')];
  const { options = [] } = other;
  const isKnown = (value: string) => options.length === 0 || options.some((option) => option.value === value);
  const { values = [] } = askedIf;
  return values.flatMap((value, at) =>
    isKnown(value) ? [] : [found(`“${other.name}” has no option with this value.`, 'askedIf', 'values', at)],
  );
}

/** Returns what is wrong with a template, which may be half filled in: fields without a value or a place that they need, places beyond the page, and signers and options that aren’t there or there twice. */
export function templateFaults({ id, file, blocks = [], signers = [], fields }: TemplateDocument): FaultInNoun[] {
  const isComposed = blocks.length > 0;
  const orders = signers.map(({ order }) => order);
  const ofFields = fields.flatMap((field, at) =>
    [
      ...valueFaults(field),
      ...(isComposed ? [] : placeFaults(field, file)),
      ...optionFaults(field),
      ...askedFaults(field, fields),
      ...combFaults(field),
      ...signerFaults(field, new Set(orders)),
    ].map((fault) => ({ ...fault, path: ['fields', at, ...fault.path] })),
  );
  const faults = [
    ...(file && file.path !== templateFilePath(file.sha256) ? [found('Upload the PDF again.', 'file')] : []),
    ...(file && file.pageCount !== file.pages.length ? [found('Upload the PDF again.', 'file')] : []),
    ...repeated(orders).map((at) => found('Another signer has this turn already.', 'signers', at, 'order')),
    ...repeated(fields.map(({ pdfFieldName = '' }) => pdfFieldName)).map((at) =>
      found('Another field fills in this one already.', 'fields', at, 'pdfFieldName'),
    ),
    ...ofFields,
    ...(isComposed ? composedFaults({ blocks, fields, signers, file }) : []),
  ];
  return faults.map((fault) => ({ id, ...fault }));
}
