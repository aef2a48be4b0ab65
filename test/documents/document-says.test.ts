import { expect, it } from 'vitest';
import { withSaid } from '#functions/documents/case/document-says.ts';
import type { SignersAnswer } from '#functions/table/signing.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import type { DocumentField } from '#shared/model/document.ts';
import { composedDocuments } from '#world/composed-documents.ts';

const { fields } = composedDocuments().find(({ type }) => type === 'cremation-authorization')! as unknown as {
  fields: DocumentField[];
};
const idOf = (name: string) => fields.find((field) => field.name === name)!.id;
const saidBy = (answers: Record<string, string | boolean>) => {
  const given = Object.entries(answers).map(([name, value]): [string, SignersAnswer] => [idOf(name), { value }]);
  const says: CaseDocument['says'] = { decedentName: 'Wilma Vexley' };
  return withSaid({ says }, fields, Object.fromEntries(given)).says;
};
const asked = 'Implant or radioactive treatment';

it('keeps what a signer said about implants', () => {
  expect(saidBy({ [asked]: 'yes', 'Pacemaker or defibrillator': true })?.implants).toBe('yes');
  expect(saidBy({ [asked]: 'no' })?.implants).toBe('no');
  expect(saidBy({ [asked]: 'unknown' })?.implants).toBe('unknown');
  expect(saidBy({ [asked]: 'unknown', 'Radioactive seeds or pellets': true })?.implants).toBe('yes');
  expect(saidBy({})).toEqual({ decedentName: 'Wilma Vexley' });
});
