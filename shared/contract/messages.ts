import * as z from 'zod';
import { placeholders, unknownIn } from '#shared/messages/fill-template.ts';
import { threadState } from '#shared/model/enumerations/messages.ts';
import { messageTemplateSchema } from '#shared/model/message-template.ts';
import { textConsentSchema, threadEntrySchema, threadLimits } from '#shared/model/thread.ts';
import { lazyFields, lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, requiredLine, requiredLines, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { pageInput, pageOf } from './page.ts';
import { homeMessageSchema } from './workspace.ts';

/** The lists of messages: those of one state, and what the caller takes care of. */
export const threadViews = ['new', 'mine', 'answered', 'closed'] as const;
export type ThreadView = (typeof threadViews)[number];

const { pageSize, cursor } = pageInput;
const base = '/api/locations/current/threads' as const;
const templates = '/api/locations/current/messageTemplates' as const;

/** Describes a message with all that followed, and what answering it needs. */
const threadSchema = lazyObject(() => ({
  message: homeMessageSchema,
  entries: z.array(threadEntrySchema),
  /** The case that was opened from it. */
  case: lazyObject(() => ({ id: guid, caseNumber: line(40), decedentFullName: line(200) })).nullable(),
  /** What fills in a template here; empty if it isn't known. */
  fill: z.record(z.enum(Object.keys(placeholders) as [keyof typeof placeholders]), z.string()),
  texting: lazyObject(() => ({
    /** Whether the home has a number to text from. */
    isOffered: z.boolean(),
    /** Whether the family's number is one that can get texts. */
    canGetTexts: z.boolean(),
    consent: textConsentSchema.nullable(),
    /** Whether the next text is the first to this number, which says who writes and how to end texts. */
    isFirst: z.boolean(),
  })),
}));
export type Thread = z.infer<typeof threadSchema>;

const templateSchema = lazyObject(() => ({ ...messageTemplateSchema.shape, version }));
export type MessageTemplateView = z.infer<typeof templateSchema>;

/** The fields of a template that staff type. A name in braces has to be a placeholder, since nothing else is ever filled in. */
const typedTemplate = lazyFields({
  name: () => requiredLine(threadLimits.templateName),
  text: () =>
    requiredLines(threadLimits.template).check(
      z.refine((text) => unknownIn(text).length === 0, {
        error: ({ input }) => `There is no placeholder {${unknownIn(String(input))[0]}}. Choose one from the list.`,
      }),
    ),
});

const byId = lazyObject(() => ({ id: guid }));
const written = (max: number) => lazyObject(() => ({ id: guid, text: requiredLines(max) }));

/** `/api/locations/current/threads` and `/messageTemplates`: what families wrote, and the home's answers by email and text. */
export const messages = {
  getThreads: call({
    name: 'getThreads',
    method: 'GET',
    path: base,
    access: 'messages.read',
    summary: "Lists families' messages: new, answered, or closed ones, or those that the caller takes care of",
  })
    .input(lazyObject(() => ({ view: z.enum(threadViews).default('new'), pageSize, cursor })))
    .output(pageOf(homeMessageSchema)),
  getThread: call({
    name: 'getThread',
    method: 'GET',
    path: `${base}/{id}`,
    access: 'messages.read',
    summary: 'Returns a message with its answers, and how it can be answered',
  })
    .input(byId)
    .output(threadSchema),
  sendThreadEmail: call({
    name: 'sendThreadEmail',
    method: 'POST',
    path: `${base}/{id}/emails`,
    access: 'messages.answer',
    summary: "Answers a family by email in the home's name; what they answer joins the thread",
    idempotency: 'required',
  })
    .input(written(threadLimits.email))
    .output(threadSchema),
  sendThreadText: call({
    name: 'sendThreadText',
    method: 'POST',
    path: `${base}/{id}/texts`,
    access: 'messages.answer',
    summary: "Answers a family by text from the home's number, if the family agreed to texts",
    idempotency: 'required',
  })
    .input(written(threadLimits.text))
    .output(threadSchema),
  assignThread: call({
    name: 'assignThread',
    method: 'POST',
    path: `${base}/{id}/assignee`,
    access: 'messages.answer',
    summary: 'Assigns a message to a member of the home, or to no one (null); `from` is the assignee the caller saw',
  })
    .input(lazyObject(() => ({ id: guid, employeeId: guid.nullable(), from: guid.nullable() })))
    .output(threadSchema),
  moveThread: call({
    name: 'moveThread',
    method: 'POST',
    path: `${base}/{id}/state`,
    access: 'messages.answer',
    summary: 'Marks a message as new, answered, or closed',
  })
    .input(lazyObject(() => ({ id: guid, state: z.enum(threadState.values) })))
    .output(threadSchema),
  allowTexts: call({
    name: 'allowTexts',
    method: 'POST',
    path: `${base}/{id}/texting`,
    access: 'messages.answer',
    summary: "Records that a family agreed to texts at its number, or doesn't want them",
  })
    .input(lazyObject(() => ({ id: guid, mayText: z.boolean() })))
    .output(threadSchema),
  getMessageTemplates: call({
    name: 'getMessageTemplates',
    method: 'GET',
    path: templates,
    access: 'messages.read',
    summary: "Lists the home's templates for answers by name, archived ones last",
  })
    .input(lazyObject(() => ({})).optional())
    .output(lazyObject(() => ({ items: z.array(templateSchema) }))),
  addMessageTemplate: call({
    name: 'addMessageTemplate',
    method: 'POST',
    path: templates,
    access: 'messages.answer',
    summary: 'Adds a template for answers',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ name: typedTemplate.name, text: typedTemplate.text })))
    .output(templateSchema),
  saveMessageTemplate: call({
    name: 'saveMessageTemplate',
    method: 'POST',
    path: `${templates}/{id}`,
    access: 'messages.answer',
    summary: 'Changes a template for answers, archives it, or restores it, over the version the caller saw',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        version,
        name: typedTemplate.name,
        text: typedTemplate.text,
        isArchived: z.boolean().default(false),
      })),
    )
    .output(templateSchema),
};
