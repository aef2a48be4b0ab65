import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Answers } from '#shared/questions/conditional-question.ts';
import type { SaveState } from '#web/parts/save-indicator.tsx';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { isUnreachable } from '#web/session/api-problem.ts';
import { api, fieldErrors, newIdempotencyKey } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useCaseChanged } from '../use-case.ts';
import { type FirstCallDraft, newDraft } from './call-drafts.ts';
import { type FirstCallFields, firstCallForm, firstCallOf, noCall, ownAnswers } from './first-call-form.ts';
import { answersOfCall, answersThatCount, contextOfCall, useCallQuestions } from './first-call-questions.ts';
import { useCallDrafts } from './use-call-drafts.ts';

/** Returns `answers.bodyWeight`, as the API names it, under the question's identifier. */
const answerErrors = (failure: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldErrors(failure)).map(([field, message]) => [field.replace(/^answers\./, ''), message]));

/** Keeps what is wrong with answers that are being typed, by identifier. */
function useFaults() {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [setFault] = useState(() => (identifier: string, fault: string | undefined) => {
    setFaults(({ [identifier]: _before, ...others }) => (fault ? { ...others, [identifier]: fault } : others));
  });
  return { faults, setFault };
}

const textOf = (values: FirstCallFields, answers: Answers) => JSON.stringify({ values, answers });

/** Stores a call with every change, from the first character on. An empty one is not stored. */
function useKeptCall(begun: FirstCallDraft, current: () => FirstCallDraft, text: string): SaveState {
  const { keep, find } = useCallDrafts();
  const [save, setSave] = useState<SaveState>({ kind: 'clean' });
  const lastText = useRef<string | null>(null);
  useEffect(() => {
    lastText.current ??= textOf(find(begun.id)?.values ?? noCall, find(begun.id)?.answers ?? {});
    if (text === lastText.current) return;
    lastText.current = text;
    const at = new Date();
    const isKept = keep({ ...current(), changedOn: at.toISOString() });
    setSave(isKept ? { kind: 'saved', at } : { kind: 'failed' });
  }, [text, keep, find, begun.id, current]);
  useUnsaved(save.kind === 'failed');
  return save;
}

/** Sends the call again when the network is back, if it could not be sent. */
function useSendAgain(failure: unknown, send: () => void): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isUnreachable(failure)) return;
    const again = () => latest.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failure]);
}

/** Runs the page of a first call: its fields, its answers, what this browser keeps of it, and opening the case. */
export const useFirstCall = (begun: FirstCallDraft, labels: Record<keyof FirstCallFields, string>) => {
  const { locationId } = useWorkspace();
  const { user } = useSession();
  const changed = useCaseChanged();
  const drafts = useCallDrafts();
  const questions = useCallQuestions();
  const { data, groups } = questions;
  const [answers, setAnswers] = useState<Answers>(begun.answers);
  const { faults, setFault } = useFaults();
  const sent = useRef(begun.sent);
  const form = useZodForm({
    schema: firstCallForm,
    labels,
    defaultValues: begun.values,
    send: async (values) => {
      // What Ctrl and Enter finished typing is in the latest state, not in the one that this form was drawn with.
      const { faults, answers } = latest.current;
      if (Object.keys(faults).length > 0) return;
      const known = ownAnswers(values);
      const employeeId = user?.memberships.find((each) => each.locationId === locationId)?.employeeId;
      const others = answersThatCount(groups, answers, contextOfCall(data, values.type, known));
      const call = {
        id: begun.id,
        ...firstCallOf(values),
        ...(begun.messageId ? { messageId: begun.messageId } : {}),
        answers: { ...others, ...answersOfCall(data, { startedOn: begun.startedOn, employeeId }), ...known },
      };
      const content = JSON.stringify(call);
      sent.current = { content, key: sent.current?.content === content ? sent.current.key : newIdempotencyKey() };
      drafts.keep(current.current());
      const opened = await api.cases.addCase(call, { context: { idempotencyKey: sent.current.key } });
      changed.opened(opened);
      toast(`Case ${opened.caseNumber} is open.`, { tone: 'success' });
      drafts.markOpened(begun.id);
    },
  });
  const latest = useRef({ faults, answers });
  latest.current = { faults, answers };
  const values: FirstCallFields = { ...noCall, ...useWatch({ control: form.form.control }) };
  const now = (): FirstCallDraft => ({
    ...newDraft(begun.id, begun.startedOn),
    ...(begun.messageId ? { messageId: begun.messageId } : {}),
    ...(sent.current ? { sent: sent.current } : {}),
    changedOn: new Date().toISOString(),
    values,
    answers,
  });
  const current = useRef(now);
  current.current = now;
  const [readCurrent] = useState(() => () => current.current());
  const save = useKeptCall(begun, readCurrent, textOf(values, answers));
  useSendAgain(form.failure, () => form.onSubmit({ preventDefault: () => undefined }));
  const knownText = JSON.stringify({ ...ownAnswers(values), type: values.type });
  const context = useMemo(() => {
    const { type, ...known } = JSON.parse(knownText);
    return contextOfCall(data, type, known);
  }, [data, knownText]);
  const wrong = { ...answerErrors(form.failure), ...(form.summary.focusKey > 0 ? faults : {}) };
  return { form, values, answers, setAnswers, setFault, questions, context, save, answerErrors: wrong };
};
export type FirstCallState = ReturnType<typeof useFirstCall>;
