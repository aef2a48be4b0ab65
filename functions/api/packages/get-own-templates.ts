import { ownHome, ownTemplate } from '#functions/packages/own-home.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';

export const getOwnTemplates = os.getOwnTemplates.handler(async ({ context }) => {
  const { home, templates } = await ownHome(context, homeOf(context).locationId);
  return { items: templates.map((each) => ownTemplate(home, each)) };
});
