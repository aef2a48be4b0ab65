import { compileRule } from '../logic/compile-rule.ts';
import { truthOf, unknown } from '../logic/unknown.ts';
import type { HomePaper } from '../model/home-paper.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { ContractTemplate, GplTemplate } from '../model/paper-template.ts';
import type { Answers } from '../questions/conditional-question.ts';

type AnyTemplate = Pick<ContractTemplate | GplTemplate, 'sections'>;

/** Returns the sections of a template that a home may not hide: those with a required disclosure. */
export const lawfulSections = ({ sections }: AnyTemplate): string[] =>
  sections.filter(({ blocks }) => blocks.some(({ disclosure }) => disclosure !== undefined)).map(({ id }) => id);

/** Tells whether a block is printed for what is known. A rule that needs to know more prints nothing. */
function isPrinted(rule: LogicRule | undefined, known: Answers): boolean {
  if (rule === undefined) return true;
  try {
    return truthOf(compileRule(rule).run(known as never, { absent: unknown })) === true;
  } catch {
    return false;
  }
}

type Section<Kind> = { id: string; title: string; blocks: readonly (Omit<Block, 'type'> & { type: Kind })[] };
type Block = AnyTemplate['sections'][number]['blocks'][number];

/**
 * Returns the paragraphs that a home's template adds to its price list or its statements, without hidden sections, and the home's footer last. The required
 * disclosures aren't among them: the paper has those where the law wants them (`composePriceList`, `composeStatement`), whatever a home hides. A price list is
 * about no case, so nothing is known.
 */
export function templateSections<Kind extends string>(
  template: { sections: readonly Section<Kind>[] } | undefined,
  { hiddenSectionIds, footer }: HomePaper,
  footerId: string,
  known: Answers = {},
): { id: string; sectionType: Kind | 'paragraph-only'; title: string; text: string }[] {
  const shown = template?.sections.filter(({ id }) => !hiddenSectionIds.includes(id)) ?? [];
  const paragraphs = shown.flatMap(({ title: heading, blocks }) =>
    blocks
      .filter(({ disclosure, text, visibleWhen }) => disclosure === undefined && text !== '' && isPrinted(visibleWhen, known))
      .map(({ id, type, title, text }, nth) => ({ id, sectionType: type, title: title || (nth === 0 ? heading : ''), text })),
  );
  const last = footer === '' ? [] : [{ id: footerId, sectionType: 'paragraph-only' as const, title: '', text: footer }];
  return [...paragraphs, ...last];
}
