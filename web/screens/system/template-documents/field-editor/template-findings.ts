import { templateFaults } from '#shared/catalog/template-faults.ts';
import { fieldWarnings, SAME_NAME } from '#shared/catalog/template-warnings.ts';
import type { FoundField } from '#shared/contract/system-documents.ts';
import { unknownName, type Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import { identifiersOf, variablesOf } from '#shared/logic/variables.ts';
import type { DocumentField } from '#shared/model/document.ts';
import { signerRole } from '#shared/model/enumerations/document.ts';
import { repeatedLabels } from '#shared/model/field-labels.ts';
import { hasToBeOnPage, offPageFields } from '#shared/model/off-page-fields.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { overlap } from './field-geometry.ts';
import { pagesWords } from './field-words.ts';
import { type Part, type PlacedPart, placedParts } from './placed-parts.ts';

/** Something to look at in a template: in words, with the field and its place, or with the part of the form that it is about. */
export type Finding = {
  key: string;
  words: string;
  /** It keeps the template from being published. */
  isFault: boolean;
  part?: Part;
  path?: readonly (string | number)[];
  /** The property of the field that it’s about, for one that may be on no page. */
  property?: string;
  /** The field whose places are on pages that are gone: they can be removed together. */
  goneOf?: string;
};

/** What findings are worked out from. What isn't loaded yet, or couldn't be, finds nothing. */
export type Looked = {
  template: Pick<TemplateDocument, 'id' | 'file' | 'signers' | 'fields'>;
  found: readonly FoundField[] | undefined;
  vocabulary: Vocabulary | undefined;
};

/** What says where a field is, if it has no place. */
const property = 'pdfFieldName';

const named = ({ name }: DocumentField, words: string): string => `${name || 'Field without a name'}: ${words}`;

const ofField = (field: DocumentField, words: string, isFault: boolean, at = 0): Finding => ({
  key: `${field.id} ${at} ${words}`,
  words: named(field, words),
  isFault,
  part: { id: field.id, at },
});

type Fault = ReturnType<typeof templateFaults>[number];

const isGone = ({ path }: Fault): boolean => path[2] === 'placements' && path[4] === 'page';

/** Returns the places of each field on pages that the PDF doesn't have, as one problem. */
function gonePages({ fields, file }: Looked['template'], faults: readonly Fault[]): Finding[] {
  const byField = Map.groupBy(faults.filter(isGone), ({ path }) => fields[Number(path[1])]);
  const count = file?.pageCount === 1 ? 'one page' : `${file?.pageCount} pages`;
  return [...byField].flatMap(([field, of]) => {
    if (!field) return [];
    const pages = of.flatMap(({ path }) => field.placements?.[Number(path[3])]?.page ?? []);
    return [{ ...ofField(field, `The PDF has ${count}, and this is on ${pagesWords(pages)}.`, true), goneOf: field.id }];
  });
}

/** Returns what publishing refuses, in the words of the form. */
function faultsOf({ template }: Looked): Finding[] {
  const faults = templateFaults(template as TemplateDocument);
  const others = faults
    .filter((fault) => !isGone(fault))
    .map(({ path, message }): Finding => {
      const [list, number, inside, at] = path;
      const field = list === 'fields' ? template.fields[Number(number)] : undefined;
      if (field)
        return {
          ...ofField(field, message, true, inside === 'placements' ? Number(at ?? 0) : 0),
          ...(typeof inside === 'string' && inside !== 'placements' ? { property: inside } : {}),
        };
      return { key: `${path.join('/')} ${message}`, words: message, isFault: true, path };
    });
  return [...others, ...gonePages(template, faults)];
}

const namesOf = ({ valueSource, identifier, logic }: DocumentField): string[] => {
  if (valueSource === 'identifier') return identifier ? [identifier] : [];
  return valueSource === 'json-logic' && logic !== undefined ? identifiersOf(variablesOf(logic)) : [];
};

/** Returns fields whose value comes from a name that nothing has. */
const unknownNames = ({ template: { fields }, vocabulary }: Looked): Finding[] =>
  vocabulary
    ? fields.flatMap((field) =>
        namesOf(field)
          .filter((name) => !vocabulary.has(name))
          .map((name) => ({
            ...ofField(field, unknownName(name), true),
            property: field.valueSource === 'identifier' ? 'identifier' : 'logic',
          })),
      )
    : [];

/** Returns fields that name one that the PDF doesn't have. */
function unknownFields({ template: { fields, file }, found }: Looked): Finding[] {
  const known = new Set(found?.map(({ name }) => name));
  if (!found || !file) return [];
  return fields
    .filter(({ pdfFieldName }) => pdfFieldName && !known.has(pdfFieldName))
    .map((field) => ({ ...ofField(field, `The PDF has no field “${field.pdfFieldName}.”`, hasToBeOnPage(field)), property }));
}

/** Returns fields that may stay empty and are on no page. Those that may not are faults. */
const offPage = ({ template, found }: Looked): Finding[] =>
  offPageFields({ ...template, blocks: [] }, found && new Set(found.map(({ name }) => name)))
    .filter((field) => !field.pdfFieldName && !hasToBeOnPage(field))
    .map((field) => ({ ...ofField(field, 'It isn’t on the page. Choose a field of the PDF, or add a place.', false), property }));

const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const buttonWords = ({ options, placements }: DocumentField): string =>
  `There are ${countOf(options.length, 'option')} and ${countOf(placements.length, 'button')} on the pages.`;

const radioFindings = ({ template: { fields } }: Looked): Finding[] =>
  fields
    .filter(({ pdfFieldType, placements = [], options = [] }) =>
      pdfFieldType === 'radio' && placements.length > 0 ? placements.length !== options.length : false,
    )
    .map((field) => ofField(field, buttonWords(field), false));

const overlapOf = (one: PlacedPart, other: PlacedPart): Finding => {
  const where = `on page ${other.page}`;
  const words = one.id === other.id ? `Two of its places overlap ${where}.` : `It overlaps “${one.field.name}” ${where}.`;
  return { ...ofField(other.field, words, false, other.at), key: `${one.id} ${one.at} ${other.id} ${other.at}` };
};

/** Returns boxes that cover each other. */
function overlaps({ template: { fields }, found }: Looked): Finding[] {
  const byPage = Map.groupBy(placedParts(fields, found), ({ page }) => page);
  return [...byPage.values()].flatMap((parts) =>
    parts.flatMap((one, at) =>
      parts.slice(at + 1).flatMap((other) => (overlap(one.box, other.box) ? [overlapOf(one, other)] : [])),
    ),
  );
}

/** Returns fields that people can’t tell from another one. */
const twiceNamed = ({ template: { fields, signers = [] } }: Looked): Finding[] => {
  const repeated = repeatedLabels(fields, signers);
  return fields.filter(({ id }) => repeated.has(id)).map((field) => ({ ...ofField(field, SAME_NAME, false), property: 'name' }));
};

const ofValues = ({ template: { fields } }: Looked): Finding[] =>
  fields.flatMap((field) =>
    fieldWarnings(field).map(({ property: about, message }) => ({ ...ofField(field, message, false), property: about })),
  );

/** Returns signers without a place to sign. */
const unsigned = ({ template: { signers = [], fields } }: Looked): Finding[] =>
  signers.flatMap(({ order, role }, at) =>
    // What is typed as a turn may be no number yet, which the form says there.
    typeof order !== 'number' || fields.some(({ signer, pdfFieldType }) => signer === order && pdfFieldType === 'signature')
      ? []
      : [
          {
            key: `signer ${at}`,
            words: `Signer ${order} (${signerRole.label(role)}) has no signature field.`,
            isFault: false,
            path: ['signers', at],
          },
        ],
  );

/** Returns everything to look at in a template, what keeps it from being published first. */
export function templateFindings(looked: Looked): Finding[] {
  const all = [
    ...faultsOf(looked),
    ...unknownFields(looked),
    ...offPage(looked),
    ...unknownNames(looked),
    ...radioFindings(looked),
    ...twiceNamed(looked),
    ...ofValues(looked),
    ...unsigned(looked),
    ...overlaps(looked),
  ];
  return [...all.filter(({ isFault }) => isFault), ...all.filter(({ isFault }) => !isFault)];
}
