import { safeCompile } from '../logic/compile-rule.ts';
import { LogicFault } from '../logic/logic-fault.ts';
import { truthOf, unknown } from '../logic/unknown.ts';
import { identifiersOf } from '../logic/variables.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import { checkAnswer } from './check-answer.ts';
import { type Answers, answerTo, type ConditionalQuestion } from './conditional-question.ts';
import { isAnswered } from './is-answered.ts';
import type { QuestionLists } from './question-lists.ts';

export type VisibilityContext = {
  /** What rules read besides the answers to these questions: facts of the plan, answers given elsewhere. */
  facts?: Readonly<Record<string, unknown>>;
  lists?: QuestionLists;
  /** Gets rules that can't be followed, for staff; their questions show. */
  onFault?: (identifier: string, fault: LogicFault) => void;
};

const rulesOf = ({ visibleWhen, askedWhen }: ConditionalQuestion): LogicRule[] =>
  [visibleWhen, askedWhen].filter((rule) => rule !== undefined);

/** Returns what a rule reads; nothing if it can't be compiled. */
const readBy = (rule: LogicRule): string[] => identifiersOf(safeCompile(rule, () => undefined).variables);

type Reach = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns, for each question, every question whose answer it depends on, directly or through others. */
function reachOf(questions: readonly ConditionalQuestion[]): Reach {
  const reads = new Map<string, string[]>();
  for (const question of questions) {
    const { identifier } = question;
    reads.set(identifier, [...(reads.get(identifier) ?? []), ...rulesOf(question).flatMap(readBy)]);
  }
  const reachFrom = (identifier: string): Set<string> => {
    const reached = new Set(reads.get(identifier));
    for (const each of reached) for (const next of reads.get(each) ?? []) reached.add(next);
    return reached;
  };
  return new Map([...reads.keys()].map((identifier) => [identifier, reachFrom(identifier)]));
}

/** Thrown and caught only in this file, when a question waits for itself through others. */
class WaitsForItself extends Error {}

/**
 * Settles each question after those that its rules read, so that an answer to a hidden question is gone before anything depends on it. `data` has the
 * answers that count so far: to visible questions, of the right kind, and within bounds.
 */
class Settling {
  private readonly state = new Map<ConditionalQuestion, 'open' | 'shown' | 'hidden'>();
  private readonly byIdentifier = new Map<string, ConditionalQuestion[]>();
  private readonly faults: [identifier: string, fault: LogicFault][] = [];
  private readonly data: Record<string, unknown>;
  private readonly questions: readonly ConditionalQuestion[];
  private readonly answers: Answers;
  private readonly context: VisibilityContext;
  private readonly reach: Reach;

  constructor(questions: readonly ConditionalQuestion[], answers: Answers, context: VisibilityContext, reach: Reach) {
    this.questions = questions;
    this.answers = answers;
    this.context = context;
    this.reach = reach;
    this.data = { ...context.facts };
    for (const question of questions) {
      const { identifier } = question;
      this.byIdentifier.set(identifier, [...(this.byIdentifier.get(identifier) ?? []), question]);
      // A fact with that name may be this very answer, which doesn't count yet.
      if (answerTo(answers, identifier) !== undefined) delete this.data[identifier];
    }
  }

  shown<AnyQuestion extends ConditionalQuestion>(questions: readonly AnyQuestion[]): AnyQuestion[] {
    for (const question of this.questions) this.settle(question);
    for (const [identifier, fault] of this.faults) this.context.onFault?.(identifier, fault);
    return questions.filter((question) => this.state.get(question) === 'shown');
  }

  private settle(question: ConditionalQuestion): void {
    const state = this.state.get(question);
    if (state === 'open') throw new WaitsForItself();
    if (state) return;
    this.state.set(question, 'open');
    const isConstantlyShown = question.visibleWhen !== undefined || question.isVisible;
    const isShown = isConstantlyShown && rulesOf(question).every((rule) => this.holds(question, rule));
    this.state.set(question, isShown ? 'shown' : 'hidden');
    if (!isShown) return;
    const value = answerTo(this.answers, question.identifier);
    const counts = isAnswered(question, value) && !checkAnswer(question, value, this.context.lists);
    if (counts) this.data[question.identifier] = value;
  }

  /** Returns whether a rule is known to be true. A rule that waits for itself or can't run counts as true: no mistake may keep anything from a family. */
  private holds({ identifier }: ConditionalQuestion, rule: LogicRule): boolean {
    const compiled = safeCompile(rule, (fault) => this.report(identifier, fault));
    const read = identifiersOf(compiled.variables);
    if (read.some((each) => each === identifier || this.reach.get(each)?.has(identifier))) {
      this.report(identifier, new LogicFault([{ path: [], words: 'It would show by what only its own answer can show' }]));
      return true;
    }
    for (const each of read) for (const question of this.byIdentifier.get(each) ?? []) this.settle(question);
    return truthOf(compiled.run(this.data, { absent: unknown })) === true;
  }

  private report(identifier: string, fault: LogicFault): void {
    this.faults.push([identifier, fault]);
  }
}

/**
 * Returns the questions that show for these answers, in order. A rule must be known to be true: while what it reads is unanswered, its question is hidden.
 * For other rules, a hidden question has no answer, and neither has one whose answer is invalid (`checkAnswer`). `isVisible` decides if the catalog has no
 * rule; otherwise it is only the rule's last result.
 */
export function visibleQuestions<AnyQuestion extends ConditionalQuestion>(
  questions: readonly AnyQuestion[],
  answers: Answers,
  context: VisibilityContext = {},
): AnyQuestion[] {
  try {
    return new Settling(questions, answers, context, new Map()).shown(questions);
  } catch (error) {
    if (!(error instanceof WaitsForItself)) throw error;
    return new Settling(questions, answers, context, reachOf(questions)).shown(questions);
  }
}
