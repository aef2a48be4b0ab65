import { ArrowLeft } from 'lucide-react';
import type { SignersDocument } from '#shared/contract/e-sign.ts';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import type { Question } from '#shared/model/question.ts';
import { dateInZone, formatCalendarDate, isCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { QuestionField } from '#web/questions/question-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { countingIn, type Given, isGiven, isSigned, readingsBefore, visibleIn, wordsOf } from './answers.ts';
import { SignatureField } from './signature-field.tsx';

/** Returns a question of a document as one of the questions that every screen of the product asks. */
const asQuestion = ({ questionId, question, fieldType, options, isOptional }: ESignQuestion): Question => ({
  id: questionId,
  identifier: `q${questionId.replaceAll('-', '')}`,
  question,
  fieldType,
  options,
  isOptional,
  optionSize: 'small',
  isVisible: true,
  addressHiddenFields: [],
  addressApiType: 'address',
  isAddressEditable: true,
  audience: 'any',
  familyVisibility: 'can-edit',
  lockState: 'editable',
  sortOrder: 0,
});

/** Returns what the same person has already put on this document as a signature, or as initials. */
const earlierOf = (draft: ESignDraft, question: ESignQuestion): ESignQuestion | undefined =>
  visibleIn(draft).find(
    (each) => each.questionId !== question.questionId && each.pdfFieldType === question.pdfFieldType && isGiven(each),
  );

type FieldProps = { draft: ESignDraft; question: ESignQuestion; error: string | undefined } & Pick<PanelProps, 'onUnfinished'> & {
    onGive: (given: Given) => void;
  };

/** Asks one question, by its kind. */
const Field = ({ draft, question, error, onUnfinished, onGive }: FieldProps) => {
  if (isSigned(question))
    return <SignatureField question={question} earlier={earlierOf(draft, question)} error={error} onGive={onGive} />;
  if (question.pdfFieldType === 'check')
    return (
      <Checkbox
        label={`${question.question}${question.isOptional ? ' (optional)' : ''}`}
        checked={question.value === true}
        error={error}
        onChange={({ target }) => onGive({ value: target.checked })}
      />
    );
  return (
    <QuestionField
      question={asQuestion(question)}
      value={question.value}
      onChange={(value) => onGive({ value })}
      {...{ onUnfinished, error }}
    />
  );
};

export type Amounts = SignersDocument['amounts'];

/** Shows the total of the statement that someone agrees to pay, and their own share if several pay. */
export const TotalOf = ({ amounts }: { amounts: Amounts }) =>
  amounts && (
    <p className="tabular-nums">
      <strong>Total {formatCents(amounts.totalCents)}.</strong>
      {amounts.shareCents !== null && ` Your share is ${formatCents(amounts.shareCents)}.`}
      {amounts.dueOn !== null && ` The total is due on ${formatCalendarDate(amounts.dueOn)}.`}
    </p>
  );

/** Shows what a signature or initials agree to: the words of the document, and the answers that belong to them. */
export const StatementOf = ({ draft, question, amounts }: { draft: ESignDraft; question: ESignQuestion; amounts: Amounts }) => {
  const { statement } = question;
  if (!statement) return null;
  const about = countingIn(draft).filter(({ questionId }) => statement.questionIds.includes(questionId));
  return (
    <blockquote className="mb-5 space-y-2 border-l-4 border-border pl-4">
      <p className="whitespace-pre-line break-words">{statement.text}</p>
      {about.map((each) => (
        <p key={each.questionId}>
          {each.question}: <strong>{wordsOf(each)}</strong>
        </p>
      ))}
      {isSigned(question) && <TotalOf amounts={amounts} />}
    </blockquote>
  );
};

/** Shows sections of the document that have no question of their own: a signer agrees to them, too. */
export const Readings = ({ readings }: { readings: ReturnType<typeof readingsBefore> }) =>
  readings.map(({ title, text }) => (
    <section key={`${title} ${text.slice(0, 40)}`} className="mb-5 space-y-1">
      {title && <h3 className="font-semibold break-words">{title}</h3>}
      <p className="whitespace-pre-line break-words">{text}</p>
    </section>
  ));

const today = () => dateInZone(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Says that a date is still to come, which is often a mistake in the year. */
export const FutureDate = ({ question: { pdfFieldType: kind, value } }: { question: ESignQuestion }) => {
  if (kind !== 'date' || !isCalendarDate(value) || value <= today()) return null;
  return (
    <p role="status" className="mt-2 text-sm">
      {formatCalendarDate(value)} is in the future. Change it if that’s a mistake.
    </p>
  );
};

type PanelProps = {
  draft: ESignDraft;
  amounts: Amounts;
  questionId: string;
  /** Whether the last attempt to go on met a missing answer here. */
  error: string | undefined;
  /** Whether that was mended since: the line of the error stays free, so that no button moves away from under a finger. */
  isMended: boolean;
  onGive: (questionId: string, given: Given) => void;
  /** Takes what is wrong with an entry that isn’t an answer yet; undefined once it is. */
  onUnfinished: (fault: string | undefined) => void;
  /** Goes to a question, or to the list of all answers. */
  onGo: (to: string) => void;
};

/** The place after the last question. */
export const REVIEW = 'review';

/** Asks one question, and leads to the one before and after it. */
export const QuestionPanel = ({ draft, amounts, questionId, error, isMended, onGive, onUnfinished, onGo }: PanelProps) => {
  const all = visibleIn(draft);
  const at = all.findIndex((each) => each.questionId === questionId);
  const question = all[at];
  if (!question) return null;
  const before = all[at - 1];
  const after = all[at + 1]?.questionId ?? REVIEW;
  return (
    <section aria-labelledby="question-title">
      <h2 id="question-title" tabIndex={-1} className="font-sans text-sm font-normal text-muted">
        Question {at + 1} of {all.length}
      </h2>
      <div className="mt-3">
        <Readings readings={readingsBefore(draft, questionId)} />
        <StatementOf {...{ draft, question, amounts }} />
        <Field key={questionId} {...{ draft, question, error, onUnfinished }} onGive={(given) => onGive(questionId, given)} />
        <FutureDate {...{ question }} />
        {isMended && <div className="mt-1.5 h-[1.25rem]" />}
      </div>
      <div className="mt-8 flex flex-row-reverse flex-wrap items-center justify-between gap-3 border-t border-border pt-5">
        <Button look="primary" size="large" className="min-w-36 max-sm:grow" onClick={() => onGo(after)}>
          {after === REVIEW ? 'Check your answers' : 'Next'}
        </Button>
        {before && (
          <Button look="quiet" size="large" icon={ArrowLeft} className="-ml-3" onClick={() => onGo(before.questionId)}>
            Back
          </Button>
        )}
      </div>
    </section>
  );
};
