import { ChevronRight, CircleCheck } from 'lucide-react';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { caseQuestionPage } from '#shared/model/enumerations/question.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

type AskedPage = MyCase['questions']['pages'][number];

/** What families call each page; the home's own names differ. */
const titles: Readonly<Record<AskedPage['page'], string>> = {
  'first-call': 'The person',
  'case-details': 'Their life and family',
  'cemetery-details': 'The cemetery',
  'memorialization-preferences': 'How you would like to remember',
  obituary: 'The obituary',
  veteran: 'Military service',
  disposition: 'Burial or cremation',
  preparation: 'Clothing and care',
};
export const titleOfPage = (page: AskedPage['page']): string => titles[page] ?? caseQuestionPage.label(page);

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

/** Says what is left on a page, counting only what is required, because the home waits only for that. */
function leftWords({ open, progress }: AskedPage): string {
  const due = progress.required - progress.answered;
  if (due > 0) return `${questions(due)} to answer`;
  return open > 0
    ? `Everything required is done. ${open === 1 ? '1 optional question' : `${open} optional questions`} left.`
    : 'Everything is answered';
}

const Row = ({ caseId, entry: page }: { caseId: string; entry: AskedPage }) => {
  const isDone = page.progress.answered >= page.progress.required;
  return (
    <li>
      <Link
        to={paths.plansDashboard({ caseId, page: page.page })}
        className="flex min-h-16 items-center gap-4 px-5 py-3 transition-colors duration-(--hover) hover:bg-sunken sm:px-6"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{titleOfPage(page.page)}</span>
          <span className="flex items-center gap-1.5 text-sm text-muted">
            {isDone && <Icon of={CircleCheck} size={16} className="shrink-0 text-success" />}
            {leftWords(page)}
          </span>
        </span>
        <Icon of={ChevronRight} className="shrink-0 text-muted" />
      </Link>
    </li>
  );
};

/** Lists the pages of questions for the family, with how much is answered. */
export const QuestionPages = ({ view }: { view: MyCase }) => {
  const { pages, progress } = view.questions;
  if (pages.length === 0) return null;
  const isDone = progress.answered >= progress.required;
  return (
    <section aria-labelledby="family-questions">
      <h2 id="family-questions" className="text-xl">
        What we need from you
      </h2>
      <p className="mt-1 text-muted">
        {isDone
          ? 'Thank you. Everything required is done. You can still change or add anything.'
          : 'Take your time, and skip anything you don’t know. Everything is saved as you answer.'}
      </p>
      <p className="mt-4 text-sm text-muted tabular-nums">
        {progress.answered} of {progress.required} answered
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-primary" style={{ width: `${progress.percent}%` }} />
      </div>
      <Card className="mt-4 overflow-hidden">
        <ul className="divide-y divide-border">
          {pages.map((entry) => (
            <Row key={entry.page} caseId={view.id} entry={entry} />
          ))}
        </ul>
      </Card>
    </section>
  );
};
