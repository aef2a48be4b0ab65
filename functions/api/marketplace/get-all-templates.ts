import { os } from './implementer.ts';
import { launchedProfile } from './launched-profile.ts';
import { templateView } from './template-view.ts';

export const getAllTemplates = os.getAllTemplates.handler(async ({ input, context }) => {
  const profile = await launchedProfile(context, input.locationId);
  return { items: profile.templates.map((template) => templateView(template, profile)) };
});
