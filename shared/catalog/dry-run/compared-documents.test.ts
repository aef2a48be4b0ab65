import { describe, expect, it } from 'vitest';
import { dataFieldSchema } from '#shared/model/data-field.ts';
import { documentBlockSchema } from '#shared/model/document-blocks.ts';
import { questionGroupSchema } from '#shared/model/question-group.ts';
import { templateDocumentSchema } from '#shared/model/template-document.ts';
import type { AnyCatalog } from '../catalog-faults.ts';
import { nounNames } from '../noun-names.ts';
import { withRetired } from '../retired.ts';
import { tallyDocuments } from './compared-documents.ts';
import { prepareDryRun } from './dry-run.ts';
import { emptyTally } from './tally.ts';

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
const formOf = (...fields: object[]) =>
  templateDocumentSchema.parse({
    id: id(1),
    name: 'Authorization',
    type: 'cremation-authorization',
    audience: 'funeral-director',
    fields: fields.map((field, at) => ({ id: id(at + 2), name: 'Field', fieldType: 'string', ...field })),
  });
const named = (identifier: string, more: object = {}) => ({ valueSource: 'identifier', identifier, ...more });
const ruled = (logic: object) => ({ valueSource: 'json-logic', logic });
const minor = (limit: number) =>
  dataFieldSchema.parse({
    id: id(9),
    identifier: 'decedentIsMinor',
    label: 'Was a minor',
    fieldType: 'boolean',
    dataSource: 'decedents',
    logic: { '<': [{ var: 'ageAtDeath' }, limit] },
  });

/** What is kept of a case: of a name, that there is one. */
const facts = { timing: 'at-need', decedentLastName: true, dispositionType: 'cremation', ageAtDeath: 19 };

function compare(before: Partial<AnyCatalog>, after: Partial<AnyCatalog>, of: object = facts) {
  const run = prepareDryRun({ ...none, ...before }, { ...none, ...after }, '2026-11-26');
  const tally = emptyTally();
  tallyDocuments(tally, run.documents, [{ name: 'case.created', day: '2026-11-02', facts: of as never }]);
  return { compared: run.compared, counts: tally.counts.documents, kinds: tally.kinds, groups: Object.keys(tally.groups) };
}
const forms = (...templateDocuments: ReturnType<typeof formOf>[]): Partial<AnyCatalog> => ({ templateDocuments });

describe('documents of cases', () => {
  it('are the same where a form says the same from another source', () => {
    const [before, after] = [formOf(named('dispositionType')), formOf({ valueSource: 'static', staticValue: 'cremation' })];
    expect(compare(forms(before), forms(after))).toMatchObject({ compared: ['documents'], counts: { same: 1, different: 0 } });
  });

  it('differ where a field that has to be filled would be empty, unless it was already', () => {
    const [before, after] = [formOf(named('dispositionType')), formOf(named('dateOfDeath'))];
    expect(compare(forms(before), forms(after))).toMatchObject({
      counts: { different: 1 },
      kinds: { 'field-empty': 1 },
      groups: ['at-need cremation: “Authorization” has nothing in “Field,” which has to be filled'],
    });
    const renamed = { ...after, name: 'Permit' };
    expect(compare(forms(after), forms(renamed)).counts).toMatchObject({ same: 1 });
    const optional = formOf(named('dateOfDeath', { isOptional: true }));
    expect(compare(forms(before), forms(optional)).kinds).toEqual({ 'field-changed': 1 });
  });

  it('differ where words come from another place, without anyone’s words', () => {
    const after = formOf(named('decedentFirstName'));
    const both = { ...facts, decedentFirstName: true };
    expect(compare(forms(formOf(named('decedentLastName'))), forms(after), both).kinds).toEqual({ 'field-changed': 1 });
    const same = compare(forms(formOf(named('decedentLastName'))), forms(formOf(named('decedentLastName'), named('timing'))));
    expect(same.kinds).toEqual({ 'field-changed': 1 });
  });

  it('can’t be compared where a rule reads words, unless there are none', () => {
    const after = formOf(ruled({ cat: [{ var: 'decedentLastName' }, ', deceased'] }));
    expect(compare(forms(formOf(named('timing'))), forms(after)).counts).toMatchObject({ notComparable: 1 });
    const { decedentLastName: _, ...nameless } = facts;
    expect(compare(forms(formOf(named('timing'))), forms(after), nameless).counts).toMatchObject({ notComparable: 0 });
  });

  it('differ with a data field that they read, directly or in a rule', () => {
    const read = [formOf(named('decedentIsMinor')), formOf(ruled({ if: [{ var: 'decedentIsMinor' }, 'Minor', 'Adult'] }))];
    for (const form of read) {
      const before = { ...forms(form), dataFields: [minor(18)] };
      expect(compare(before, { ...forms(form), dataFields: [minor(20)] }).kinds).toEqual({ 'field-changed': 1 });
      expect(compare(before, { ...forms(form), dataFields: [minor(19)] }).counts).toMatchObject({ same: 1 });
    }
  });

  it('are lost with a form that is withdrawn or retired, and of those that were sent, it says so', () => {
    const form = formOf(named('timing'));
    const sent = { ...facts, completedDocuments: ['cremation-authorization'] };
    for (const gone of [{ ...form, isActive: false }, withRetired(form, true)]) {
      expect(compare(forms(form), forms(gone))).toEqual({
        compared: ['documents'],
        counts: { same: 0, different: 1, failed: 0, notComparable: 0 },
        kinds: { 'document-lost': 1 },
        groups: ['at-need cremation: “Authorization” would no longer be offered'],
      });
      expect(compare(forms(form), forms(gone), sent).kinds).toEqual({ 'document-lost': 1, 'lost-after-sending': 1 });
      expect(compare(forms(gone), forms(form)).kinds).toEqual({ 'document-added': 1 });
      expect(compare(forms(gone), forms({ ...gone, name: 'Permit' })).compared).toEqual([]);
    }
  });

  it('are made only for cases that the form applies to', () => {
    const form = formOf(named('timing'));
    const only = (disposition: string) => ({ ...form, appliesWhen: { '==': [{ var: 'dispositionType' }, disposition] } });
    expect(compare(forms(), forms(only('cremation')))).toMatchObject({
      kinds: { 'document-added': 1 },
      groups: ['at-need cremation: “Authorization” would be a new document'],
    });
    expect(compare(forms(), forms(only('burial'))).counts).toMatchObject({ same: 1, different: 0 });
    expect(compare(forms(only('cremation')), forms(only('burial'))).kinds).toEqual({ 'document-lost': 1 });
    const reads = { ...form, appliesWhen: { '==': [{ var: 'decedentLastName' }, 'Marsh'] } };
    expect(compare(forms(form), forms(reads)).counts).toMatchObject({ notComparable: 1 });
  });
});

describe('what a document says', () => {
  const blocksOf = (form: ReturnType<typeof formOf>, ...texts: string[]) => ({
    ...form,
    blocks: texts.map((text, at) => documentBlockSchema.parse({ id: id(at + 6), type: 'general', title: 'Terms', text })),
  });
  const form = formOf(named('dispositionType'), named('timing'));

  it('includes the words of its blocks', () => {
    const before = forms(blocksOf(form, 'I authorize it.'));
    expect(compare(before, before).compared).toEqual([]);
    expect(compare(before, forms(blocksOf(form, 'I authorize it.', '- I was told the price.')))).toMatchObject({
      counts: { different: 1 },
      kinds: { 'field-changed': 1 },
      groups: ['at-need cremation: “Authorization” says something else'],
    });
    expect(compare(before, forms({ ...blocksOf(form, 'I authorize it.'), name: 'Permit' })).kinds).toEqual({
      'field-changed': 1,
    });
  });

  it('includes what the case says in its words, and not by which field', () => {
    const other = formOf(named('dispositionType'), named('dispositionType'));
    const before = forms(blocksOf(other, `I authorize {{${id(2)}}}.`));
    expect(compare(before, forms(blocksOf(other, `I authorize {{${id(3)}}}.`))).counts).toMatchObject({ same: 1 });
    expect(compare(before, forms(blocksOf(form, `I authorize {{${id(3)}}}.`))).counts).toMatchObject({ different: 1 });
  });

  it('is the same where only the type size differs, and another PDF says something else', () => {
    const blocks = blocksOf(form, 'I authorize it.');
    const larger = { ...blocks, blocks: blocks.blocks.map((block) => ({ ...block, fontSize: 12 })) };
    expect(compare(forms(blocks), forms(larger)).counts).toMatchObject({ same: 1 });
    const pdf = (sha256: string) => ({
      ...form,
      file: { path: 'a.pdf', sha256, pageCount: 1, pages: [{ width: 612, height: 792, rotation: 0 as const }] },
    });
    expect(compare(forms(pdf('a'.repeat(64))), forms(pdf('b'.repeat(64)))).counts).toMatchObject({ different: 1 });
  });
});

describe('what a document lacks', () => {
  const added = (...fields: object[]) => compare(forms(), forms(formOf(...fields))).kinds;

  it('isn’t what a signer fills in, a box to check, or what the home says', () => {
    expect(added({ valueSource: 'static', pdfFieldType: 'signature', signer: 1 })).toEqual({ 'document-added': 1 });
    expect(added({ valueSource: 'static', signer: 1 })).toEqual({ 'document-added': 1 });
    expect(added({ valueSource: 'static', pdfFieldType: 'check' })).toEqual({ 'document-added': 1 });
    expect(added(named('homeName'), named('directorFullName'), named('today', { fieldType: 'date' }))).toEqual({
      'document-added': 1,
    });
    expect(added({ valueSource: 'static' })).toEqual({ 'document-added': 1, 'field-empty': 1 });
  });

  it('is who the case is assigned to, as long as nobody has it', () => {
    const form = forms(formOf(named('assignedFullName')));
    expect(compare(forms(), form, { ...facts, isAssigned: true }).kinds).toEqual({ 'document-added': 1 });
    expect(compare(forms(), form, { ...facts, isAssigned: false }).kinds).toMatchObject({ 'field-empty': 1 });
  });

  it('isn’t what the case doesn’t ask for, because of its other answers', () => {
    const group = questionGroupSchema.parse({
      id: id(8),
      name: 'Examiner',
      kind: 'case',
      page: 'case-details',
      questions: [
        {
          id: id(7),
          identifier: 'examinerNumber',
          question: 'Case number',
          fieldType: 'integer',
          visibleWhen: { '==': [{ var: 'dispositionType' }, 'burial'] },
        },
      ],
    });
    const asked = { questionGroups: [group] };
    const form = forms(formOf(named('examinerNumber')));
    expect(compare(asked, { ...asked, ...form }).kinds).toEqual({ 'document-added': 1 });
    const burial = { ...facts, dispositionType: 'burial' };
    expect(compare(asked, { ...asked, ...form }, burial).kinds).toEqual({ 'document-added': 1, 'field-empty': 1 });
  });
});
