import { type MissingRequired, missingRequired } from '#shared/planner/missing-required.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { usePlanner } from '../../store/use-planner.ts';
import { addressOf } from '../../use-moves.ts';
import { andBack } from '../../use-return.ts';
import { ANSWER_PARAM } from '../services/use-answer-target.ts';

const addressOfMissing = ({ step, question }: MissingRequired): string =>
  andBack(addressOf(step), question ? { [ANSWER_PARAM]: `${question.displayServiceId}.${question.questionId}` } : {});

/** Lists the required answers that the plan lacks, each with a link to its question and back, or says that there are none. */
export const StillMissing = () => {
  const { home, plan, view } = usePlanner();
  const missing = missingRequired(home, plan);
  if (missing.length === 0) return <Banner tone="success">Every required question is answered.</Banner>;
  return (
    <Banner tone="warning" title={`${missing.length} required ${missing.length === 1 ? 'answer is' : 'answers are'} missing`}>
      <p>{view?.submittedOn ? '' : 'You can send the plan now. '}The home will ask you about the rest.</p>
      <ul className="mt-2">
        {missing.map((each) => (
          <li key={`${each.step} ${each.question?.displayServiceId ?? ''} ${each.question?.questionId ?? each.words}`}>
            <TextLink to={addressOfMissing(each)} className="inline-block py-2 text-text">
              {each.words}
            </TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
};
