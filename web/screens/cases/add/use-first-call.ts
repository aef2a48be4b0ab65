import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { api, fieldErrors, useIdempotencyKey } from '#web/session/index.ts';
import { personalStorage } from '#web/session/personal-storage.ts';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useCaseChanged } from '../use-case.ts';
import { callerAnswers, type FirstCallFields, firstCallForm, firstCallOf, noCall, typedBefore } from './first-call-form.ts';
import { useAnswersToSend } from './first-call-questions.tsx';

const callDraft = (locationId: string) => personalStorage(`add-case-${locationId}`);

const answersBefore = (stored: unknown): Answers =>
  stored && typeof stored === 'object' && 'answers' in stored && stored.answers && typeof stored.answers === 'object'
    ? (stored.answers as Answers)
    : {};

/** Returns `answers.bodyWeight`, as the API names it, under the question's identifier. */
const answerErrors = (failure: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldErrors(failure)).map(([field, message]) => [field.replace(/^answers\./, ''), message]));

/** Runs the first-call form: its fields, its answers, and sending it. What was typed is kept, even over a reload, until the case is opened. */
export const useFirstCallForm = (labels: Record<keyof FirstCallFields, string>) => {
  const { locationId } = useWorkspace();
  const { saved } = useCaseChanged();
  const { leaveTo } = useDrawer();
  const keyFor = useIdempotencyKey();
  const toSend = useAnswersToSend();
  const [stored] = useState(() => callDraft(locationId).read());
  const [answers, setAnswers] = useState<Answers>(() => answersBefore(stored));
  const form = useZodForm({
    schema: firstCallForm,
    labels,
    defaultValues: typedBefore(stored),
    send: async (values) => {
      const known = callerAnswers(values);
      const call = { ...firstCallOf(values), answers: { ...toSend(values.type, known, answers), ...known } };
      const opened = await api.cases.addCase(call, { context: { idempotencyKey: keyFor(call) } });
      callDraft(locationId).write(null);
      saved(opened);
      toast(`Case ${opened.caseNumber} is opened.`, { tone: 'success' });
      leaveTo(workPaths.caseDashboard({ locationId, caseId: opened.id }));
    },
  });
  const values: FirstCallFields = { ...noCall, ...useWatch({ control: form.form.control }) };
  const text = JSON.stringify({ ...values, answers });
  useEffect(() => {
    const isTyped = text !== JSON.stringify({ ...noCall, answers: {} });
    callDraft(locationId).write(isTyped ? JSON.parse(text) : null);
  }, [text, locationId]);
  const knownText = JSON.stringify(callerAnswers(values));
  const known = useMemo((): Record<string, unknown> => JSON.parse(knownText), [knownText]);
  return { form, values, known, answers, setAnswers, answerErrors: answerErrors(form.failure) };
};
