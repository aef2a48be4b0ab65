import { randomUUID } from 'node:crypto';
import type { MessageTemplateView } from '#shared/contract/messages.ts';
import type { RequestOptions } from '#test/cloud/cloud.ts';
import { ok } from '#test/cloud/cloud.ts';
import { textableHome } from '#test/journeys/parts/textable-home.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

const keyed = (by: RequestOptions): RequestOptions => ({ ...by, key: randomUUID() });

/** Returns a message that was answered once, of a family that may get texts. */
async function answered() {
  const { staff, id, employeeId } = await textableHome();
  await ok('sendThreadEmail', { id, text: 'We can come now.' }, keyed(staff));
  await ok('allowTexts', { id, mayText: true }, keyed(staff));
  return { staff, id, employeeId };
}

const template = { name: 'We can come', text: 'Dear {familyName}, call {homePhone}.' };

/** Requests about families' messages, in their most expensive form. */
export const recipes: Record<string, Recipe> = {
  getThreads: async () => ({ input: { view: 'new' }, options: (await textableHome()).staff }),
  getThread: async () => {
    const { staff, id } = await answered();
    return { input: { id }, options: staff };
  },
  sendThreadEmail: async () => {
    const { staff, id } = await textableHome();
    return { input: { id, text: 'We can come now.' }, options: keyed(staff) };
  },
  sendThreadText: async () => {
    const { staff, id } = await answered();
    return { input: { id, text: 'We can come now.' }, options: keyed(staff) };
  },
  assignThread: async () => {
    const { staff, id, employeeId } = await answered();
    return { input: { id, employeeId, from: null }, options: keyed(staff) };
  },
  moveThread: async () => {
    const { staff, id } = await answered();
    return { input: { id, state: 'closed' }, options: keyed(staff) };
  },
  allowTexts: async () => {
    const { staff, id } = await textableHome();
    return { input: { id, mayText: true }, options: keyed(staff) };
  },
  getMessageTemplates: async () => ({ options: (await textableHome()).staff }),
  addMessageTemplate: async () => ({ input: template, options: keyed((await textableHome()).staff) }),
  saveMessageTemplate: async () => {
    const { staff } = await textableHome();
    const { id, version } = await ok<MessageTemplateView>('addMessageTemplate', template, keyed(staff));
    return { input: { id, version, ...template, isArchived: true }, options: keyed(staff) };
  },
};
