import { os } from './implementer.ts';
import { launchedProfile } from './launched-profile.ts';

export const getAllTemplatesByLocation = os.getAllTemplatesByLocation.handler(async ({ input, context }) => {
  const { templates } = await launchedProfile(context, input.locationId);
  return {
    items: templates.map(({ id, name, description, priceCents }) => ({ id, name, description, priceCents })),
  };
});
