import { homeOf } from '#functions/runtime/home-of.ts';
import { type MessageTemplateRow, readMessageTemplates } from '#functions/table/message-template.ts';
import type { MessageTemplateView } from '#shared/contract/messages.ts';
import { os } from './implementer.ts';

/** Returns a template as staff see it. Who saved it last is only for those who save over it. */
const templateView = ({ savedBy: _savedBy, ...template }: MessageTemplateRow): MessageTemplateView => template;

/** Sorts by name, archived ones last. */
const order = ({ name, archivedOn }: MessageTemplateView) => `${archivedOn === undefined ? 0 : 1}${name.toLowerCase()}`;

export const getMessageTemplates = os.getMessageTemplates.handler(async ({ context }) => {
  const all = (await readMessageTemplates(context.table, homeOf(context).locationId)).map(templateView);
  return { items: all.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)) };
});
