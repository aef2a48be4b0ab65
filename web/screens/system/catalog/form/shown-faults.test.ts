import { describe, expect, it } from 'vitest';
import { blankEntry } from '#shared/catalog/blank-entry.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { faultsInside } from '../fields/faults-at.ts';
import { sectionsOf } from './sections-of.ts';
import { placedPath, shownFaults } from './shown-faults.ts';

const vendor = { id: '0b0c0d0e-0000-4000-8000-000000000001', name: 'Oak & Sons', isActive: true };
const saved = { entry: vendor, faults: [{ path: ['name'], message: 'Another vendor has this name' }] };

describe('the faults that a form shows', () => {
  it('are the server’s until their part changes', () => {
    expect(shownFaults('vendors', vendor, saved, true)).toEqual(saved.faults);
    expect(shownFaults('vendors', { ...vendor, isActive: false } as never, saved, true)).toEqual(saved.faults);
    expect(shownFaults('vendors', { ...vendor, name: 'Elm' } as never, saved, true)).toEqual([]);
  });

  it('are those of a shape as someone types, but not of what nobody has touched', () => {
    const blank = { ...vendor, name: '' };
    expect(shownFaults('vendors', blank as never, { entry: vendor, faults: [] }, true)[0]?.path).toEqual(['name']);
    const begun = { entry: blank as never, faults: [] };
    expect(shownFaults('vendors', blank as never, begun, false)).toEqual([]);
    expect(shownFaults('vendors', blank as never, begun, true)).toHaveLength(1);
  });

  it('are in the order of the form', () => {
    const faults = ['serviceCategoryId', 'name'].map((field) => ({ path: [field], message: 'Required' }));
    const { id } = vendor;
    const service = { ...blankEntry(nouns.services, () => id), name: 'Hearse', serviceCategoryId: id };
    expect(shownFaults('services', service, { entry: service, faults }, true).map(({ path }) => path[0])).toEqual([
      'name',
      'serviceCategoryId',
    ]);
  });

  it('leave out what is blank in a part that was added, until it is saved', () => {
    const item = { id: vendor.id, name: 'Larch', attributes: [] };
    const added = { ...item, attributes: [{ attributeId: '', value: '' }] };
    const paths = (entry: object, before: object) =>
      shownFaults('items', entry as never, { entry: before as never, faults: [] }, true)
        .map(({ path }) => path.join('/'))
        .filter((path) => path.startsWith('attributes'));
    expect(paths(added, item)).toEqual([]);
    expect(paths({ ...item, attributes: [{ attributeId: 'x', value: '' }] }, item)).toEqual(['attributes/0/attributeId']);
    expect(paths(added, added)).toEqual(['attributes/0/attributeId', 'attributes/0/value']);
  });

  it('are those of a template’s parts as someone types, also beside a name that is missing', () => {
    const { id } = vendor;
    const field = { id, name: 'Mark', pdfFieldType: 'text', valueSource: 'static', staticValue: '', signer: 2, placements: [] };
    const template = { ...blankEntry(nouns.templateDocuments, () => id), name: 'Release', fields: [field] };
    const [fault] = nouns.templateDocuments.faultsWithin?.(template as never) ?? [];
    const before = { entry: template as never, faults: [fault!] };
    const words = (entry: object) => shownFaults('templateDocuments', entry as never, before, true).map(({ message }) => message);
    expect(words({ ...template, name: '' })).toEqual(expect.arrayContaining(['No signer of this document has turn 2.']));
    expect(words({ ...template, name: '' }).length).toBe(words(template).length + 1);
    expect(words({ ...template, signers: [{ order: 2, role: 'payer' }] })).not.toContain(
      'No signer of this document has turn 2.',
    );
  });

  it('are found inside an element by its place or its id', () => {
    const faults = [
      { path: ['questions', 1, 'helpText'], message: 'a' },
      { path: ['questions', 'q2', 'identifier'], message: 'b' },
    ];
    const inside = faultsInside(faultsInside(faults, 'questions'), 1, 'q2');
    expect(inside).toEqual([
      { path: ['helpText'], message: 'a' },
      { path: ['identifier'], message: 'b' },
    ]);
  });
});

it.each(nounNames)('the form of %s shows every field once', (noun) => {
  const fields = formFields(nouns[noun]);
  const shown = sectionsOf(nouns[noun], fields).flatMap((section) => section.fields.map(({ path }) => path));
  expect(shown.toSorted()).toEqual(fields.map(({ path }) => path).toSorted());
});

it('finds the part of a form that a fault is about, also when it names elements by their ids', () => {
  const entry = { id: 'a', questions: [{ id: 'q' }, { id: 'r', options: [{ id: 'x' }, { id: 'y', text: '' }] }] };
  expect(placedPath(entry, ['questions', 'r', 'options', 'y', 'text'])).toEqual(['questions', 1, 'options', 1, 'text']);
  expect(placedPath(entry, ['questions', 1, 'options', '0'])).toEqual(['questions', 1, 'options', '0']);
  expect(placedPath(entry, ['questions', 'gone', 'text'])).toEqual(['questions', 'gone', 'text']);
});
