import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GplTemplate } from '../model/paper-template.ts';
import { gplTemplateSchema } from '../model/paper-template.ts';
import { lawfulSections, templateSections } from './template-sections.ts';

const id = (nth: number) => `018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a${String(nth).padStart(2, '0')}`;

const template: GplTemplate = gplTemplateSchema.parse({
  id: id(1),
  name: 'A plain list',
  sections: [
    { id: id(10), title: 'Your rights', blocks: [{ id: id(11), type: 'paragraph-only', disclosure: 'D1' }] },
    {
      id: id(20),
      title: 'Who we are',
      blocks: [
        { id: id(21), type: 'general', text: 'A family home since 1931.' },
        { id: id(22), type: 'general', title: 'Hours', text: 'Always.' },
        { id: id(23), type: 'general', text: 'For veterans.', visibleWhen: { '==': [{ var: 'isVeteran' }, true] } },
        { id: id(24), type: 'general', text: 'Printed by a rule.', visibleWhen: true },
        { id: id(25), type: 'general', text: '' },
      ],
    },
    { id: id(30), title: 'Payment', blocks: [{ id: id(31), type: 'cash-advance', text: 'Due in 30 days.' }] },
  ],
});

describe('the paragraphs that a template adds to a price list', () => {
  it('are its texts in order, those with a rule only if it is true of no case, and the footer last', () => {
    const added = templateSections(template, { templateId: template.id, hiddenSectionIds: [], footer: 'Thank you.' }, id(99));
    expect(added.map(({ sectionType, title, text }) => [sectionType, title, text])).toEqual([
      ['general', 'Who we are', 'A family home since 1931.'],
      ['general', 'Hours', 'Always.'],
      ['general', '', 'Printed by a rule.'],
      ['cash-advance', 'Payment', 'Due in 30 days.'],
      ['paragraph-only', '', 'Thank you.'],
    ]);
    expect(templateSections(undefined, { templateId: null, hiddenSectionIds: [], footer: '' }, id(99))).toEqual([]);
  });

  it('leave out just the hidden sections', () => {
    const all = template.sections.map((section) => section.id);
    fc.assert(
      fc.property(fc.subarray(all), (hiddenSectionIds) => {
        const shown = templateSections(template, { templateId: template.id, hiddenSectionIds, footer: '' }, id(99));
        const has = (section: string) => shown.some((each) => each.id.slice(-2, -1) === section.slice(-2, -1));
        expect([has(id(20)), has(id(30))]).toEqual([!hiddenSectionIds.includes(id(20)), !hiddenSectionIds.includes(id(30))]);
      }),
    );
  });

  it('cannot hide a section with a required disclosure', () => {
    expect(lawfulSections(template)).toEqual([id(10)]);
  });
});
