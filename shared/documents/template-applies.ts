import { safeCompile } from '../logic/compile-rule.ts';
import { truthOf, unknown } from '../logic/unknown.ts';
import type { TemplateDocument } from '../model/template-document.ts';
import type { Answers } from '../questions/conditional-question.ts';

/** Tells whether a template applies to a case: it's in use, and its rule is certainly true for what is known. One with a faulty rule doesn't apply. */
export function templateApplies(
  { isActive, appliesWhen }: Pick<TemplateDocument, 'isActive' | 'appliesWhen'>,
  known: Answers,
): boolean {
  if (!isActive) return false;
  if (appliesWhen === undefined) return true;
  return truthOf(safeCompile(appliesWhen, () => undefined, false).run(known as never, { absent: unknown })) === true;
}
