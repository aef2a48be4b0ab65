import type { HomePaperView, PaperTemplateView } from '#shared/contract/system-papers.ts';
import type { HomePaper } from '#shared/model/home-paper.ts';
import type { StaleSave } from '#web/parts/use-merging-save.ts';
import type { Difference } from '#web/ui/two-versions.tsx';

/** What is edited of a home's papers. A template and its hidden sections are one field, since the sections are the template's. */
export type PaperFields = { look: Pick<HomePaper, 'templateId' | 'hiddenSectionIds'>; footer: string };

export const paperFieldsOf = ({ templateId, hiddenSectionIds, footer }: HomePaper): PaperFields => ({
  look: { templateId, hiddenSectionIds: hiddenSectionIds.toSorted() },
  footer,
});

/** Returns what a template is called. One that isn't offered is retired: a home that has it keeps it. */
export const templateName = (templates: readonly PaperTemplateView[], templateId: string): string =>
  templates.find(({ id }) => id === templateId)?.name ?? 'A template that is retired';

/** Says how what is chosen here differs from what a colleague saved. */
export function paperDifferences(
  { mine, saved, fields }: StaleSave<HomePaperView, PaperFields>,
  templates: readonly PaperTemplateView[],
): Difference[] {
  const lookWords = ({ templateId, hiddenSectionIds }: PaperFields['look']): string => {
    if (templateId === null) return 'None';
    const sections = templates.find(({ id }) => id === templateId)?.sections ?? [];
    const hidden = hiddenSectionIds.map((id) => sections.find((each) => each.id === id)?.title || 'a section');
    return [templateName(templates, templateId), ...(hidden.length > 0 ? [`Hidden: ${hidden.join(', ')}`] : [])].join('\n');
  };
  const theirs = paperFieldsOf(saved);
  return fields.map((field) =>
    field === 'look'
      ? { label: 'Template and sections', mine: lookWords(mine.look), theirs: lookWords(theirs.look) }
      : { label: 'Footer', mine: mine.footer, theirs: theirs.footer },
  );
}
