import { describe, expect, it } from 'vitest';
import { dataFieldSchema } from '#shared/model/data-field.ts';
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
      groups: ['at-need cremation: “Authorization” has an empty field that has to be filled'],
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

  it('of a form that is withdrawn or retired aren’t made', () => {
    const form = formOf(named('timing'));
    for (const gone of [{ ...form, isActive: false }, withRetired(form, true)])
      expect(compare(forms(form), forms(gone)).compared).toEqual([]);
  });
});
