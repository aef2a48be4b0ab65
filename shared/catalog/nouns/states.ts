import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { stateSchema } from '#shared/model/state.ts';
import { stateName, stateOptions } from '#shared/values/states.ts';
import { defineNoun } from '../noun.ts';
import { twiceFaults } from '../twice-faults.ts';

const citation = { label: 'Citation', hint: 'The clause, such as 18VAC65-20-700(A)(1).' };
const checkedOn = { label: 'Checked on', hint: 'The day when you compared this with the text of the clause.' };

export const states = defineNoun({
  name: 'states',
  one: 'state',
  many: 'states',
  schema: stateSchema,
  reaches: [],
  isOnlyOfCatalog: true,
  columns: ['isServed', 'retentionYears', 'filingDays', 'cremationWaitHours', 'allowedDispositions', 'statements'],
  filters: ['isServed'],
  screen: { path: '/System/SystemStates', title: 'States', group: 'papers' },
  nameOf: ({ code }) => stateName(code),
  wordsOf: ({ code, statements }) => [code, ...statements.flatMap(({ text, citation }) => [text, citation])],
  fixedIn: ({ code }) => ({ code }),
  faultsIn: (all) => twiceFaults(all, ({ code }) => code, 'code', 'There is an entry for this state already.'),
  words: {
    code: { label: 'State', choices: { options: stateOptions } },
    isServed: { label: 'Served', hint: 'What it lacks is listed as a gap.' },
    retentionYears: { label: 'Years to keep a price list', hint: 'After it was last given out. Federal law requires one year.' },
    'retentionYears.value': 'Years',
    'retentionYears.citation': citation,
    'retentionYears.checkedOn': checkedOn,
    filingDays: { label: 'Days to file a death certificate', hint: 'After the death.' },
    'filingDays.value': 'Days',
    'filingDays.citation': citation,
    'filingDays.checkedOn': checkedOn,
    cremationWaitHours: {
      label: 'Hours before a cremation',
      hint: 'After the death. Exceptions, such as a medical examiner’s waiver, aren’t in the number.',
    },
    'cremationWaitHours.value': 'Hours',
    'cremationWaitHours.citation': citation,
    'cremationWaitHours.checkedOn': checkedOn,
    allowedDispositions: 'Dispositions that are allowed',
    'allowedDispositions.value': { label: 'Dispositions', choices: dispositionType },
    'allowedDispositions.citation': citation,
    'allowedDispositions.checkedOn': checkedOn,
    statements: { label: 'Sentences that the state requires', hint: 'Word for word.' },
    'statements.text': 'Sentence',
    'statements.citation': citation,
    'statements.checkedOn': checkedOn,
  },
  hidden: ['id', 'statements.id'],
});
