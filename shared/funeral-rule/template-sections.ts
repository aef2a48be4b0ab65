import { compileRule } from '../logic/compile-rule.ts';
import { truthOf, unknown } from '../logic/unknown.ts';
import type { GeneralPriceList } from '../model/general-price-list.ts';
import type { HomePaper } from '../model/home-paper.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { ContractTemplate, GplTemplate } from '../model/paper-template.ts';

type AnyTemplate = Pick<ContractTemplate | GplTemplate, 'sections'>;

/** Returns the sections of a template that a home may not hide: those with a required disclosure. */
export const lawfulSections = ({ sections }: AnyTemplate): string[] =>
  sections.filter(({ blocks }) => blocks.some(({ disclosure }) => disclosure !== undefined)).map(({ id }) => id);

/** A price list is about no case, so a rule that needs to know one prints nothing. */
function isPrinted(rule: LogicRule | undefined): boolean {
  if (rule === undefined) return true;
  try {
    return truthOf(compileRule(rule).run({}, { absent: unknown })) === true;
  } catch {
    return false;
  }
}

/**
 * Returns the paragraphs that a home's template adds to its price list, without hidden sections, and the home's footer last. The required disclosures aren't
 * among them: the list has those where the law wants them (`composePriceList`), whatever a home hides.
 */
export function templateSections(
  template: GplTemplate | undefined,
  { hiddenSectionIds, footer }: HomePaper,
  footerId: string,
): GeneralPriceList['sections'] {
  const shown = template?.sections.filter(({ id }) => !hiddenSectionIds.includes(id)) ?? [];
  const paragraphs = shown.flatMap(({ title: heading, blocks }) =>
    blocks
      .filter(({ disclosure, text, visibleWhen }) => disclosure === undefined && text !== '' && isPrinted(visibleWhen))
      .map(({ id, type, title, text }, nth) => ({ id, sectionType: type, title: title || (nth === 0 ? heading : ''), text })),
  );
  const last = footer === '' ? [] : [{ id: footerId, sectionType: 'paragraph-only' as const, title: '', text: footer }];
  return [...paragraphs, ...last];
}
