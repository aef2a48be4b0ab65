import { type FormEvent, useState } from 'react';
import type { Thread } from '#shared/contract/messages.ts';
import { fillTemplate, outgoingText, placeholders, textSegments, unfilledIn } from '#shared/messages/index.ts';
import { threadLimits } from '#shared/model/thread.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api, fieldErrors, useIdempotencyKey } from '#web/session/index.ts';
import { personalStorage } from '#web/session/personal-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { TextConsent } from './text-consent.tsx';
import { useTemplates, useThreadChanged } from './use-threads.ts';

type Way = 'email' | 'text';
type Draft = { text: string; way: Way };

/** Stores what is typed and not sent yet, for each message: offline, after an error, and over a reload. */
const draftOf = (threadId: string) => personalStorage(`reply-${threadId}`);
function typedBefore(threadId: string, fallback: Way): Draft {
  const draft = draftOf(threadId).read() as Partial<Draft> | null;
  const text = typeof draft?.text === 'string' ? draft.text : '';
  return { text, way: draft?.way === 'text' || draft?.way === 'email' ? draft.way : fallback };
}

/** Says what is wrong with an answer, before it's sent. */
function faultOf(text: string, way: Way): string | undefined {
  if (text.trim() === '') return 'Write an answer first.';
  const [open] = unfilledIn(text);
  if (open !== undefined) return `Replace {${open}} (${placeholders[open]}) before you send this.`;
  return text.trim().length > threadLimits[way]
    ? `Use ${threadLimits[way].toLocaleString('en-US')} characters or fewer`
    : undefined;
}

/** Says how long a text is for a phone company, with what is added to the first one. */
const lengthWords = (text: string, { fill, texting }: Thread): string => {
  const sent = outgoingText(text.trim(), fill.homeName, texting.isFirst);
  const { segments, isUnicode } = textSegments(sent);
  const count = segments === 1 ? 'Goes as 1 text.' : `Phone companies count this as ${segments} texts.`;
  return isUnicode ? `${count} Without special characters and emoji, more fits into one.` : count;
};

const hintOf = (way: Way, { message, fill, texting }: Thread): string => {
  if (way === 'email') return `Goes to ${message.email} in your home’s name. The answer comes back here.`;
  return texting.isFirst
    ? `Goes to ${message.phone}. It begins with “${fill.homeName}:” and ends with “Reply STOP to end texts.”`
    : `Goes to ${message.phone}.`;
};

/** Returns the ways by which this family can be answered now. */
const waysOf = ({ message, texting }: Thread): Way[] => [
  ...(message.email ? (['email'] as const) : []),
  ...(texting.isOffered && texting.canGetTexts && texting.consent?.mayText ? (['text'] as const) : []),
];

const TemplateChoice = ({ onChoose }: { onChoose: (text: string) => void }) => {
  const templates = (useTemplates().data?.items ?? []).filter(({ archivedOn }) => archivedOn === undefined);
  if (templates.length === 0) return null;
  return (
    <Select
      label="Template"
      isLabelHidden
      className="w-full sm:w-60"
      value=""
      emptyLabel="Use a template"
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => {
        const template = templates.find(({ id }) => id === event.target.value);
        if (template) onChoose(template.text);
      }}
    />
  );
};

/** Answers a family. Ctrl+Enter sends. What is typed stays until it's sent. */
export const ReplyBox = ({ thread }: { thread: Thread }) => {
  const { id } = thread.message;
  const changed = useThreadChanged();
  const keyFor = useIdempotencyKey();
  const ways = waysOf(thread);
  const [draft, setDraft] = useState(() => typedBefore(id, ways[0] ?? 'email'));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [missing, setMissing] = useState<string>();
  const way = ways.includes(draft.way) ? draft.way : ways[0];
  const keep = (next: Draft) => {
    setDraft(next);
    setMissing(undefined);
    draftOf(id).write(next.text ? next : null);
  };
  const send = async () => {
    if (isBusy || !way) return;
    const text = draft.text.trim();
    const fault = faultOf(text, way);
    setFailure(null);
    setMissing(fault);
    if (fault) return;
    setIsBusy(true);
    try {
      const input = { id, text };
      const context = { idempotencyKey: keyFor({ ...input, way }) };
      changed(
        await (way === 'email'
          ? api.messages.sendThreadEmail(input, { context })
          : api.messages.sendThreadText(input, { context })),
      );
      keep({ text: '', way });
      toast(way === 'email' ? 'Your email is on its way.' : 'Your text is on its way.', { tone: 'success' });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const insert = (template: string) => {
    const filled = fillTemplate(template, thread.fill);
    keep({ ...draft, text: draft.text.trim() === '' ? filled : `${draft.text.trimEnd()}\n\n${filled}` });
  };
  if (!way)
    return (
      <div className="grid gap-3">
        <p className="text-muted">This family can only be called: {thread.message.phone || 'it left no phone number'}.</p>
        <TextConsent thread={thread} />
      </div>
    );
  return (
    <form noValidate aria-label="Answer" className="grid gap-3" onSubmit={onSubmit}>
      <FormFailure error={fieldErrors(failure).text ? null : failure} />
      <div className="flex flex-wrap items-center gap-3">
        {ways.length > 1 && (
          <Segments
            label="Answer by"
            segments={ways.map((value) => ({ value, label: value === 'email' ? 'Email' : 'Text' }))}
            value={way}
            onChange={(next) => keep({ ...draft, way: next })}
          />
        )}
        <TemplateChoice onChoose={insert} />
      </div>
      <TextArea
        label={way === 'email' ? 'Answer by email' : 'Answer by text'}
        hint={hintOf(way, thread)}
        rows={way === 'email' ? 5 : 3}
        value={draft.text}
        maxLength={threadLimits[way]}
        keepsAll
        error={missing ?? fieldErrors(failure).text}
        onChange={(event) => keep({ text: event.target.value, way })}
        aria-keyshortcuts="Control+Enter"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" size="compact" isBusy={isBusy} busyLabel="Sending...">
          {way === 'email' ? 'Send email' : 'Send text'}
        </Button>
        <span className="text-xs text-muted max-sm:hidden">Ctrl+Enter sends</span>
        {way === 'text' && draft.text.trim() !== '' && (
          <span role="status" className="text-xs text-muted">
            {lengthWords(draft.text, thread)}
          </span>
        )}
      </div>
      <TextConsent thread={thread} />
    </form>
  );
};
