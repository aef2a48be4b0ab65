import { expect, it } from 'vitest';
import { targetInput } from './target-input.ts';

const event = { source: 'yarrow', time: '2027-01-31T09:00:00Z', detail: { id: 'a"b', count: 2, list: [{ n: 1 }] } };

it('a target gets the event, a part of it, or a constant', () => {
  expect(JSON.parse(targetInput({}, event, 'rule'))).toEqual(event);
  expect(targetInput({ InputPath: '$.detail.list[0].n' }, event, 'rule')).toBe('1');
  expect(targetInput({ Input: '{"job":"x"}' }, event, 'rule')).toBe('{"job":"x"}');
});

it('a template is filled within texts and as values, escaped as JSON', () => {
  const InputPathsMap = { id: '$.detail.id', count: '$.detail.count', list: '$.detail.list', missing: '$.detail.none' };
  const InputTemplate = '{"text":"id <id> of <count>","id":<id>,"list":<list>,"none":<missing>,"rule":<aws.events.rule-name>}';
  expect(JSON.parse(targetInput({ InputTransformer: { InputPathsMap, InputTemplate } }, event, 'nightly'))).toEqual({
    text: 'id a"b of 2',
    id: 'a"b',
    list: [{ n: 1 }],
    none: '',
    rule: 'nightly',
  });
});
