import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { ruleSamples, ruleSettingOf } from '#shared/catalog/rule-setting.ts';
import { readRule } from '#shared/logic/drawing/read-rule.ts';
import { type RuleSample, tryRule } from '#shared/logic/drawing/rule-sample.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { timing } from '#shared/model/enumerations/case.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { type Answers, conditionalQuestions } from '#shared/questions/conditional-question.ts';
import { fillOptions } from '#shared/questions/fill-options.ts';
import { QuestionList } from '#web/questions/question-list.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { ServiceCardFrame } from '#web/screens/planner/steps/services/service-card-frame.tsx';
import { sampleSources } from '#web/screens/provider/design/sample-sources.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';
import { usualWords } from './usual-words.ts';

const samples = ruleSamples.plan;
const { use } = ruleSettingOf('displayServices', 'visibleWhen', {});

/** Returns a display service as its card shows it: a draft may lack any field. */
const shownService = (entry: AnyEntry): DisplayService => {
  const given = entry as Partial<DisplayService> & AnyEntry;
  const lists = { mappings: given.mappings ?? [], questions: given.questions ?? [] };
  return { canRemoveInOnlineArrangements: true, ...given, ...lists, name: given.name || 'No name yet' } as DisplayService;
};

const Questions = ({ service, sample }: { service: DisplayService; sample: RuleSample }) => {
  const groups = useEveryEntry('questionGroups');
  const [answers, setAnswers] = useState<Answers>({});
  const questions = useMemo(() => {
    const all = (groups.data ?? []).flatMap(({ entry }) => (entry as unknown as QuestionGroup).questions ?? []);
    return conditionalQuestions(service.questions, new Map(all.map((each) => [each.id, each]))).map(fillOptions);
  }, [groups.data, service.questions]);
  const facts = useMemo(() => ({ ...sample.data }) as Record<string, unknown>, [sample]);
  if (questions.length === 0) return null;
  const change = (identifier: string, value: Answer) => setAnswers((before) => ({ ...before, [identifier]: value }));
  return (
    <div className="mt-4 border-t border-border pt-4">
      <QuestionSourcesContext value={sampleSources}>
        <QuestionList
          {...{ questions, answers, facts }}
          timing={timing.has(facts.timing) ? facts.timing : undefined}
          onChange={change}
          idPrefix="preview"
        />
      </QuestionSourcesContext>
    </div>
  );
};

/** Draws a display service as the planner does, in a plan of one kind or another. Its questions can be tried, and nothing is saved. */
const DisplayServicePreview = ({ entry }: { entry: AnyEntry }) => {
  const [at, setAt] = useState(0);
  const [isChosen, setIsChosen] = useState(false);
  const service = shownService(entry);
  const sample = samples[at] ?? { label: '', data: {} };
  const rule = service.visibleWhen;
  const [outcome] = rule === undefined ? [] : tryRule(readRule(JSON.stringify(rule), use.gives), [sample], use);
  const isTaken = isChosen || !service.canRemoveInOnlineArrangements;
  return (
    <section aria-label="In the planner" className="grid gap-3">
      <h2 className="text-base font-semibold">In the planner</h2>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="In a plan like"
          value={String(at)}
          onChange={({ target }) => setAt(Number(target.value))}
          options={samples.map(({ label }, place) => ({ value: String(place), label }))}
        />
        {outcome && <Badge tone={outcome.result === 'yes' ? 'success' : 'warning'}>{outcome.words}</Badge>}
      </div>
      <ServiceCardFrame
        {...{ service }}
        {...usualWords(service)}
        isChosen={isTaken}
        action={
          <Button icon={isChosen ? undefined : Plus} onClick={() => setIsChosen(!isChosen)}>
            {isChosen ? 'Take out' : 'Choose'}
          </Button>
        }
      >
        {isTaken && <Questions {...{ service, sample }} />}
      </ServiceCardFrame>
    </section>
  );
};
export default DisplayServicePreview;
