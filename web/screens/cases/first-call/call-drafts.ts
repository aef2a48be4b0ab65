import type { Answers } from '#shared/questions/conditional-question.ts';
import { isGuid } from '#shared/values/ids.ts';
import { type FirstCallFields, noCall, typedBefore } from './first-call-form.ts';

/**
 * A first call that is being written down. Its id will be the case's: opening it again, from another tab or after a crash, opens no second case. `sent` is
 * what was sent last, under which key, so that sending the same again gets the same answer.
 */
export type FirstCallDraft = {
  id: string;
  startedOn: string;
  changedOn: string;
  values: FirstCallFields;
  answers: Answers;
  messageId?: string;
  sent?: { content: string; key: string };
};

/** What a browser keeps for one person at one home: calls that aren't cases yet, and the ids of the last ones that are. */
export type KeptCalls = { calls: readonly FirstCallDraft[]; opened: readonly string[] };

/** Drafts are kept for this many days: funeral homes share computers. */
const KEPT_DAYS = 14;
/** Enough for Back to lead to the case rather than to an empty page. */
const MAX_OPENED = 50;

export const newDraft = (id: string, now: string): FirstCallDraft => ({
  id,
  startedOn: now,
  changedOn: now,
  values: noCall,
  answers: {},
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const words = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isInstantText = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function draftIn(stored: unknown): FirstCallDraft[] {
  if (!isObject(stored) || !isGuid(stored.id) || !isInstantText(stored.startedOn) || !isInstantText(stored.changedOn)) return [];
  const { id, startedOn, changedOn, values, answers, sent } = stored;
  const messageId = words(stored.messageId);
  const [content, key] = isObject(sent) ? [words(sent.content), words(sent.key)] : [];
  return [
    {
      id,
      startedOn,
      changedOn,
      values: typedBefore(values),
      answers: isObject(answers) ? (answers as Answers) : {},
      ...(messageId ? { messageId } : {}),
      ...(content && key ? { sent: { content, key } } : {}),
    },
  ];
}

/** Returns what is stored, newest first, without what is too old to keep. */
export function keptCalls(stored: unknown, now: string): KeptCalls {
  if (!isObject(stored)) return { calls: [], opened: [] };
  const oldest = Date.parse(now) - KEPT_DAYS * 86_400_000;
  const calls = (Array.isArray(stored.calls) ? stored.calls : [])
    .flatMap(draftIn)
    .filter(({ changedOn }) => Date.parse(changedOn) >= oldest)
    .toSorted((one, other) => (one.changedOn < other.changedOn ? 1 : -1));
  return { calls, opened: (Array.isArray(stored.opened) ? stored.opened : []).filter(isGuid) };
}

/** Checks whether anything was typed. An empty call leaves nothing behind. */
export const isEmptyCall = ({ values, answers }: FirstCallDraft): boolean =>
  JSON.stringify(values) === JSON.stringify(noCall) &&
  Object.values(answers).every((answer) => answer === undefined || answer === null || answer === '');

/** Returns what to keep with a draft as it is now, or without it if it is empty. */
export function withDraft(kept: KeptCalls, draft: FirstCallDraft): KeptCalls {
  const others = kept.calls.filter(({ id }) => id !== draft.id);
  return { ...kept, calls: isEmptyCall(draft) ? others : [draft, ...others] };
}

export const withoutDraft = (kept: KeptCalls, id: string): KeptCalls => ({
  ...kept,
  calls: kept.calls.filter((draft) => draft.id !== id),
});

/** Returns what to keep once a draft has become a case. */
export const withOpened = (kept: KeptCalls, id: string): KeptCalls => ({
  ...withoutDraft(kept, id),
  opened: [id, ...kept.opened.filter((each) => each !== id)].slice(0, MAX_OPENED),
});

/** Returns what to store; null for nothing. */
export const toStore = (kept: KeptCalls): KeptCalls | null => (kept.calls.length === 0 && kept.opened.length === 0 ? null : kept);
