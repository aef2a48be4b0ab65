import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';
import { launchedProfile } from './launched-profile.ts';
import { templateView } from './template-view.ts';

export const getTemplate = os.getTemplate.handler(async ({ input, context }) => {
  const profile = await launchedProfile(context, input.locationId);
  const template = profile.templates.find((each) => each.id === input.templateId);
  if (!template) throw problem('not_found');
  return templateView(template, profile);
});
