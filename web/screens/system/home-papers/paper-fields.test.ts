import { expect, it } from 'vitest';
import type { HomePaperView, PaperTemplateView } from '#shared/contract/system-papers.ts';
import { mergeFields } from '#web/parts/merge-fields.ts';
import { paperDifferences, paperFieldsOf } from './paper-fields.ts';

const templates: PaperTemplateView[] = [
  { id: 'plain', name: 'Plain', states: [], isOffered: true, sections: [{ id: 'deposits', title: 'Deposits', lawful: false }] },
];
const paper = { templateId: 'plain', hiddenSectionIds: [] as string[], footer: '' };
const home = (more: Partial<typeof paper>) => ({ id: 'home', version: 2, ...paper, ...more }) as unknown as HomePaperView;

it('keeps the footer of one and the hidden sections of the other', () => {
  const mine = paperFieldsOf({ ...paper, footer: 'Call any time.' });
  const saved = paperFieldsOf({ ...paper, hiddenSectionIds: ['deposits'] });
  const { merged, conflicts } = mergeFields({ base: paperFieldsOf(paper), mine, saved });
  expect([merged, conflicts]).toEqual([{ look: saved.look, footer: 'Call any time.' }, []]);
});

it('asks about a template and its sections together, by their names', () => {
  const mine = paperFieldsOf({ ...paper, hiddenSectionIds: ['deposits'] });
  const stale = { mine, saved: home({ templateId: 'gone' }), fields: ['look' as const], message: '' };
  expect(paperDifferences(stale, templates)).toEqual([
    { label: 'Template and sections', mine: 'Plain\nHidden: Deposits', theirs: 'A template that is retired' },
  ]);
});
