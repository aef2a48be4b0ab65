import { readDescription } from '#functions/documents/templates/template-description.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

export const getTemplateFile = os.getTemplateFile.handler(async ({ input: { sha256 } }) => {
  const described = await readDescription(sha256);
  if (!described) throw problem('not_found');
  return described;
});
