import { describe, expect, it } from 'vitest';
import { type AskedQuestion, fieldCapture, seesField } from '#shared/documents/field-capture.ts';
import { sideSight } from '#shared/visibility/sight.ts';
import { generateCatalog } from './catalog.ts';
import { composedDocuments } from './composed-documents.ts';

/** What a relative is asked in the sample's case files, and may answer. */
const asked = new Map<string, AskedQuestion>();
for (const { page, questions } of generateCatalog().caseQuestionGroups)
  for (const question of questions) {
    const mayAnswer = sideSight('family', { kind: 'question', question, page: page as 'case-details' }) === 'can-edit';
    if (!asked.get(question.identifier)?.mayAnswer) asked.set(question.identifier, { question, mayAnswer });
  }

/** Returns the fields that any relative in a case may fill in, whether they sign or not. */
const openToFamilies = ({ fields }: ReturnType<typeof composedDocuments>[number]) =>
  fields
    .filter((field) => seesField('family', field) && 'into' in fieldCapture(field, 'family', asked.get(field.identifier ?? '')))
    .map(({ name }) => name);

describe('the sample’s documents', () => {
  it('have these fields for every relative, and the others for their signers or the home alone', () => {
    const families = composedDocuments().filter(({ audience }) => audience === 'family-user');
    expect(Object.fromEntries(families.map((each) => [each.name, openToFamilies(each)]))).toEqual({
      'Authorization for cremation and disposition': [],
      'Authorization for embalming': [],
      'Obituary approval': [
        'Name in the obituary',
        'Text of the obituary',
        'Survived by',
        'Died before',
        'Donations',
        'Newspaper',
      ],
      'Vital statistics worksheet': [
        'First name',
        'Middle name',
        'Last name',
        'Suffix',
        'Last name before the first marriage',
        'Also known as',
        'Sex',
        'Date of birth',
        'Marital status at death',
        'Surviving spouse (name before the first marriage)',
        'Father’s name',
        'Mother’s name before the first marriage',
        'Education',
        'Hispanic origin',
        'Usual occupation (not “retired”)',
        'Kind of business or industry',
      ],
      'Personal effects inventory and release': [],
    });
  });

  it('leave to the home what a signer reads and nobody else may write', () => {
    const staffs = composedDocuments().flatMap(({ fields }) => fields.filter(({ audience }) => audience === 'staff-only'));
    expect(staffs.map(({ name }) => name)).toContain('Number of the cremation permit');
    for (const field of staffs) expect(fieldCapture(field, 'staff', undefined)).toEqual({ into: 'entry' });
  });
});
