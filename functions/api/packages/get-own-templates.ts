import { ownHome, ownTemplate } from '#functions/packages/own-home.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { os } from './implementer.ts';

export const getOwnTemplates = os.getOwnTemplates.handler(async ({ context }) => {
  const { home, templates } = await ownHome(context, staffOfHome(context).locationId);
  return { items: templates.map((each) => ownTemplate(home, each)) };
});
