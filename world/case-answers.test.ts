import { describe, expect, it } from 'vitest';
import { judgeAnswers } from '#functions/cases/answering/judge-answers.ts';
import { factsOfCase } from '#functions/cases/changing/facts-of-case.ts';
import { knownOf, peopleOf } from '#functions/cases/viewing/case-file.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { answersOf, readAnswers } from '#functions/table/case-answers.ts';
import { fromItem } from '#functions/table/item.ts';
import type { Table } from '#functions/table/table.ts';
import { taskOf } from '#functions/table/task.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { Contact } from '#shared/model/contact.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { Task } from '#shared/model/task.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { stateOf } from '#shared/tasks/judged-task.ts';
import { answeredDecedent, answersIn, groups } from './case-answers.ts';
import { sampleCaseItems } from './cases.ts';
import { caseAnswers } from './data/case-answers.ts';
import { caseFacts } from './data/cases.ts';
import { generateWorld } from './generate.ts';
import { idOf } from './ids.ts';

const now = new Date('2026-07-15T14:20:00.000Z');
const homes = generateWorld()
  .homes.map(({ profile }) => profile)
  .filter(({ name }) => caseFacts.some(({ home }) => home === name));
const items = (await Promise.all(homes.map((home) => sampleCaseItems(home, now)))).flat();
const rows = <Row>(entityType: string, caseId?: string): Row[] =>
  items
    .filter((item) => item.entityType === entityType && (caseId === undefined || item.pk === `CASE#${caseId}`))
    .map((item) => fromItem<Row>(item));
const records = rows<CaseRecord>('case');
const nameOf = (record: CaseRecord) => record.decedentFullName;
const called = (name: string) => records.find((record) => nameOf(record) === name) as CaseRecord;
const tasksOf = ({ id }: CaseRecord): Task[] =>
  items.filter((item) => item.entityType === 'task' && item.pk === `CASE#${id}`).map(taskOf);
const homeOf = ({ providerLocationId }: CaseRecord) => homes.find(({ id }) => id === providerLocationId) ?? homes[0]!;

/** Reads the answers of a case as the product reads them, from the sample's items. */
async function keptAnswers({ id }: CaseRecord) {
  const ofCase = items.filter((item) => item.pk === `CASE#${id}` && String(item.sk).startsWith('ANSWERS#'));
  return answersOf(await readAnswers({ query: async () => ({ items: ofCase }) } as unknown as Table, id));
}

describe('the answers of the sample data', () => {
  it('belong to existing cases, each with what its first call said', () => {
    expect(Object.keys(caseAnswers).toSorted()).toEqual(records.map(nameOf).toSorted());
  });

  it('are answers that the product accepts from the people who give them', () => {
    for (const record of records) {
      const [facts] = caseFacts.filter(({ name }) => name.filter(Boolean).join(' ') === nameOf(record));
      const making = {
        id: record.id,
        facts: facts!,
        at: (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString(),
        memberCalled: (firstName: string | undefined) => {
          const { employees } = homeOf(record);
          return employees.find((each) => each.firstName === firstName) ?? employees[0]!;
        },
      };
      const people = peopleOf({ contacts: rows<Contact>('contact', record.id), staff: homeOf(record).employees });
      for (const { by, answers } of answersIn(making, homeOf(record))) {
        const judging = {
          groups,
          lists: { people },
          viewer: by.kind === 'family' ? ('family' as const) : ({ access: 'staff', kind: 'staff' } as const),
        };
        const judged = judgeAnswers(answers, judging).map(({ identifier, value }) => [identifier, value]);
        expect(Object.fromEntries(judged), nameOf(record)).toEqual(answers);
      }
    }
  });

  it('are what the facts of each case say, as the product would derive them from its rows', async () => {
    for (const record of records) {
      const [decedent] = rows<Decedent>('decedent', record.id);
      const file = {
        record,
        decedent: decedent!,
        contacts: rows<Contact>('contact', record.id),
        staff: homeOf(record).employees,
      };
      const known = knownOf(file, await keptAnswers(record));
      const [answers] = rows<{ facts: CaseFacts }>('case-facts', record.id);
      const whole = factsOfCase({ ...file, groups, known } as unknown as Parameters<typeof factsOfCase>[0], []);
      expect(answers?.facts, nameOf(record)).toMatchObject(whole);
      expect(answeredDecedent(decedent!, [])).toEqual(decedent);
    }
  });

  it('bring the tasks that depend on wishes, complete what they answer, and say so in the timeline', () => {
    const open = (name: string) => tasksOf(called(name)).filter((task) => stateOf(task) === 'open');
    const done = (name: string) => tasksOf(called(name)).filter(({ completedMethod }) => completedMethod === 'auto');
    const names = (tasks: readonly Task[]) => tasks.map((task) => task.name);
    const ellens = called('Harriet Louise Marsh');
    expect(names(open('Desmond Okonkwo-Reyes'))).toEqual(
      expect.arrayContaining(['Embalming authorization signed', 'Obituary at the newspaper', 'Webcast tested', 'Bring clothing']),
    );
    expect(names(done('Desmond Okonkwo-Reyes'))).toContain('First call record complete');
    expect(names(open('Rosalind Mae Whitcomb'))).toContain('First call record complete');
    expect(names(tasksOf(called('Bjørn Henrik Ålund')))).toContain('Veteran: request honors + flag');
    expect(names(open('Harriet Louise Marsh'))).toEqual(expect.arrayContaining(['Choose a photograph', 'Bring clothing']));
    expect(names(done('Harriet Louise Marsh'))).toEqual(
      expect.arrayContaining([
        'Answer what the certificate asks',
        'Say how you would like to say goodbye',
        'Tell us what the obituary should say',
      ]),
    );
    const changes = rows<TimelineEntry>('timeline-entry', ellens.id).filter(({ kind }) => kind === 'details-changed');
    const [ellen, joan] = ['ellen.marsh@example.com', 'joan@averell-daughters.example'].map((email) => idOf('account', email));
    expect(changes.map(({ by, subject }) => [by.kind, by.id, subject]).toSorted()).toEqual([
      ...['Case details', 'Memorialization preferences', 'Obituary'].map((page) => ['family', ellen, page]),
      ['provider', joan, 'Case details'],
    ]);
  });
});

describe('the timeline of the sample’s tasks', () => {
  it('lists each that someone completed, when and by whom, and none that completed automatically', () => {
    for (const record of records) {
      const completions = rows<TimelineEntry>('timeline-entry', record.id).filter(({ kind }) => kind === 'task-completed');
      const done = tasksOf(record).filter(({ completedMethod }) => completedMethod === 'manual');
      const facts = (list: readonly unknown[][]) => list.map((each) => each.join(' ')).toSorted();
      expect(facts(completions.map(({ subjectId, subject, at, by }) => [subjectId, subject, at, by.id, by.name]))).toEqual(
        facts(
          done.map(({ id, name, completedOn, completedBy, completedByName }) => [
            id,
            name,
            completedOn,
            completedBy,
            completedByName,
          ]),
        ),
      );
      for (const { at } of completions) expect(at > record.createdOn && at <= now.toISOString(), nameOf(record)).toBe(true);
    }
    expect(rows<TimelineEntry>('timeline-entry').filter(({ kind }) => kind === 'task-completed').length).toBeGreaterThan(20);
  });
});
