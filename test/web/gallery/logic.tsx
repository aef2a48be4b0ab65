import { useState } from 'react';
import type { RuleSample } from '#shared/logic/drawing/rule-sample.ts';
import { type RuleUse, ruleUses } from '#shared/logic/drawing/rule-use.ts';
import type { LogicName } from '#shared/logic/drawing/vocabulary.ts';
import { LogicEditor } from '#web/screens/system/logic-editor/logic-editor.tsx';
import { Section } from './section.tsx';

const names: readonly LogicName[] = [
  {
    name: 'dispositionType',
    label: 'Disposition',
    valueKind: 'choice',
    options: [
      { id: 'burial', text: 'Burial' },
      { id: 'cremation', text: 'Cremation' },
      { id: 'entombment', text: 'Entombment' },
      { id: 'donation', text: 'Donation' },
    ],
  },
  { name: 'openCasket', label: 'Should the casket be open?', valueKind: 'yes-no' },
  { name: 'visitingHours', label: 'For how many hours?', valueKind: 'number' },
  {
    name: 'transferDistance',
    label: 'How far is the place of death?',
    valueKind: 'number',
    unit: 'miles',
    say: (value) => `${value} miles`,
  },
  { name: 'serviceStartsOn', label: 'First ceremony on', valueKind: 'date' },
  {
    name: 'signedDocuments',
    label: 'Documents signed',
    valueKind: 'choices',
    options: [
      { id: 'contract', text: 'Contract' },
      { id: 'permit', text: 'Burial permit' },
    ],
  },
  { name: 'clergyName', label: 'Who will lead it?', valueKind: 'text' },
];
const vocabulary = new Map(names.map((each) => [each.name, each]));

const samples: readonly RuleSample[] = [
  {
    label: 'A burial with a viewing',
    data: { dispositionType: 'burial', openCasket: true, visitingHours: 6, transferDistance: 40 },
  },
  { label: 'A cremation without one', data: { dispositionType: 'cremation', openCasket: false, transferDistance: 12 } },
  { label: 'A new plan', data: {} },
];

const visiting = `{
  "and": [
    { "in": [{ "var": "dispositionType" }, ["burial", "entombment"]] },
    {
      "or": [
        { "==": [{ "var": "openCasket" }, true] },
        { ">":  [{ "var": "visitingHours" }, 4] }
      ]
    },
    { "!": [{ "missing": ["clergyName"] }] },
    { "==": [{ "var": "petName" }, "Rex"] }
  ]
}`;

const Rule = ({ label, first, use }: { label: string; first: string; use: RuleUse }) => {
  const [text, setText] = useState(first);
  const warningOf = () => undefined;
  return <LogicEditor {...{ label, text, vocabulary, use, samples, warningOf }} onChange={setText} />;
};

export const Logic = () => (
  <Section title="Rules">
    <Rule label="When the question shows" first={visiting} use={ruleUses.shown} />
    <Rule label="How many are charged" first='{ "-": [{ "var": "transferDistance" }, 25] }' use={ruleUses.quantity} />
    <Rule label="When the task is created" first="" use={ruleUses.taskCreated} />
  </Section>
);
