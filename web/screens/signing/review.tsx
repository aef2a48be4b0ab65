import type { ESignDraft } from '#shared/model/e-sign.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { countingIn, isSigned, missingIn, readingsBefore, wordsOf } from './answers.ts';
import { type Amounts, FutureDate, Readings, StatementOf, TotalOf } from './question-panel.tsx';
import type { Refused } from './signing-store.ts';

type Props = {
  draft: ESignDraft;
  amounts: Amounts;
  refused: Refused;
  signerName: string;
  isOnline: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onGo: (to: string) => void;
  onSign: () => void;
};

/** Lists all answers, each with a way back to its question, and signs the document with them. */
export const Review = ({ draft, amounts, refused, signerName, isOnline, isBusy, failure, onGo, onSign }: Props) => {
  const missing = missingIn(draft);
  const wrong = countingIn(draft).find(({ questionId }) => questionId in refused);
  const next = missing[0] ?? wrong;
  return (
    <section aria-labelledby="review-title">
      <h2 id="review-title" tabIndex={-1} className="text-xl">
        Check your answers
      </h2>
      <div className="mt-4 max-w-measure">
        <Readings readings={readingsBefore(draft)} />
      </div>
      <ul className="mt-4 divide-y divide-border border-y border-border">
        {countingIn(draft).map((question) => (
          <li key={question.questionId} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="text-sm text-muted">{question.question}</p>
              {question.statement && (
                <details className="text-sm">
                  <summary className="min-h-6 cursor-pointer text-muted">What this agrees to</summary>
                  <StatementOf {...{ draft, question, amounts }} />
                </details>
              )}
              {question.image && isSigned(question) ? (
                <img
                  src={question.image}
                  alt={wordsOf(question)}
                  className="mt-1 h-16 max-w-full rounded-chip object-contain object-left px-2"
                  style={{ background: '#ffffff' }}
                />
              ) : (
                <p className={missing.includes(question) ? 'font-semibold text-danger' : 'break-words'}>{wordsOf(question)}</p>
              )}
              <FutureDate {...{ question }} />
              {refused[question.questionId] && <p className="text-sm text-danger">{refused[question.questionId]}</p>}
            </div>
            {!question.isSigningDate && (
              <Button
                look="quiet"
                size="compact"
                aria-label={`Change: ${question.question}`}
                onClick={() => onGo(question.questionId)}
              >
                Change
              </Button>
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 ? (
        <Banner
          tone="warning"
          className="mt-6"
          title={`${missing.length === 1 ? '1 answer is' : `${missing.length} answers are`} missing.`}
        >
          Answer every required question, and then sign.
        </Banner>
      ) : wrong ? (
        <Banner tone="warning" className="mt-6" title="An answer isn’t saved.">
          Change it first, and then sign.
        </Banner>
      ) : (
        <div className="mt-6 max-w-measure space-y-3">
          <TotalOf amounts={amounts} />
          <p>
            When you press Sign, you, {signerName}, sign this document with the signature above. It counts as much as one on
            paper. You can still change anything before you do.
          </p>
        </div>
      )}
      {!isOnline && (
        <Banner tone="warning" className="mt-4" title="You’re offline.">
          Your answers are kept on this device. You can sign when you’re back online.
        </Banner>
      )}
      {failure && (
        <Banner tone="danger" role="alert" className="mt-4">
          {failure}
        </Banner>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {next ? (
          <Button look="primary" size="large" className="max-sm:grow" onClick={() => onGo(next.questionId)}>
            {missing[0] ? 'Next required' : 'Change it'}
          </Button>
        ) : (
          <Button
            look="primary"
            size="large"
            className="max-sm:grow"
            isBusy={isBusy}
            busyLabel="Signing..."
            disabled={!isOnline}
            onClick={onSign}
          >
            Sign
          </Button>
        )}
      </div>
    </section>
  );
};
