import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOfDisplayService, rulesOfPriceList, rulesOfQuestionGroup, rulesOfTaskTrigger } from '#shared/model/rules-of.ts';
import { generateWorld } from '#world/generate.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import type { LogicRule } from '../../model/logic-rule.ts';
import { arities } from '../arities.ts';
import { checkRule } from '../check-rule.ts';
import { compileRule } from '../compile-rule.ts';
import { truthOf, unknown } from '../unknown.ts';
import { type ConditionOperator, ruleOfCondition } from './condition.ts';
import { allDrawn, type Drawing, type GroupKind } from './drawing.ts';
import { addPart, changeGroup, groupAround, removedWith, removePart, wrapInGroup } from './edit-groups.ts';
import { openRule, setCondition, setIdentifier, setOperator, setValue } from './edit-rule.ts';
import { movePart, placeBeyond } from './move-part.ts';
import { printRule, type RuleStyle } from './print-rule.ts';
import { readRule } from './read-rule.ts';
import type { RulePath } from './rule-source.ts';

const isDeep = process.env.YARROW_DEEP === '1';
const numRuns = isDeep ? 10_000 : 500;

const names = fc.constantFrom('a', 'b', 'c', 'd', 'residence.city', 'a"b\\', 'ü');
const scalar = fc.constantFrom<string | number | boolean>('', 'x', 'y', 'a [, "b" {', 0, 1, 2.5, -3, true, false);
const read = names.map((name): LogicRule => ({ var: name }));

/** Rules of which most can be drawn, with everything else that JSON logic and JSON have among them. */
const { rule: anyRule } = fc.letrec<{ rule: LogicRule; rules: LogicRule[]; json: LogicRule }>((tie) => ({
  rules: fc.array(tie('rule'), { minLength: 1, maxLength: 4 }),
  json: fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as LogicRule),
  rule: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    fc
      .tuple(fc.constantFrom('==', '===', '!=', '!==', '<', '<=', '>', '>='), read, scalar)
      .map(([name, ...values]): LogicRule => ({ [name]: values })),
    fc.tuple(read, fc.array(scalar, { maxLength: 3 })).map((values): LogicRule => ({ in: values })),
    fc.tuple(scalar, read).map((values): LogicRule => ({ in: values })),
    read,
    fc.boolean(),
    scalar,
    fc
      .tuple(fc.constantFrom('and', 'or', 'and', 'or', 'and', 'or', 'if', '+'), tie('rules'))
      .map(([name, values]): LogicRule => ({ [name]: values })),
    fc.tuple(fc.constantFrom('and', 'or'), tie('rule')).map(([name, value]): LogicRule => ({ [name]: value })),
    fc
      .tuple(fc.constantFrom('!', '!!'), tie('rule'), fc.boolean())
      .map(([name, value, isListed]): LogicRule => ({ [name]: isListed ? [value] : value })),
    fc
      .tuple(fc.constantFrom('some', 'all', 'none'), read, tie('rule'))
      .map(([name, ...values]): LogicRule => ({ [name]: values })),
    fc
      .tuple(fc.constantFrom(...Object.keys(arities), 'nor'), tie('rules'))
      .map(([name, values]): LogicRule => ({ [name]: values })),
    tie('json'),
  ),
}));

/** Writes JSON the way nobody else does: white space anywhere, and letters of texts as escapes. */
function scattered(text: string, spaces: () => string, escapes: () => boolean): string {
  const escaped = (quoted: string) =>
    quoted.replaceAll(/\\.|[a-z]/g, (letter) =>
      letter.length === 1 && escapes() ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter,
    );
  return text.replaceAll(/"(?:\\.|[^"\\])*"|[[\]{},:]/g, (token) =>
    token.startsWith('"') ? escaped(token) : spaces() + token + spaces(),
  );
}

const spaces = fc.infiniteStream(fc.constantFrom('', '', '', ' ', '\n  ', '\t'));
const escapes = fc.infiniteStream(fc.constantFrom(false, false, false, true));
const styled = fc
  .tuple(anyRule, fc.constantFrom<RuleStyle>('tight', 'line', 'lines'))
  .map(([rule, style]) => printRule(rule, style));
const ruleText = fc.oneof(
  styled,
  anyRule.map((rule) => JSON.stringify(rule, null, 2)),
  fc.tuple(anyRule, spaces, escapes).map(([rule, space, isEscaped]) =>
    scattered(
      JSON.stringify(rule),
      () => space.next().value,
      () => isEscaped.next().value,
    ),
  ),
);

const answer = fc.oneof(
  scalar,
  fc.constant(null),
  fc.constant(unknown),
  fc.array(fc.constantFrom('x', 'y', 1), { maxLength: 2 }),
);
const answers = fc.record(
  { a: answer, b: answer, c: answer, d: answer, 'a"b\\': answer, ü: answer },
  { requiredKeys: [], noNullPrototype: true },
);

const sliceOf = (text: string, { from, to }: { from: number; to: number }) => text.slice(from, to);

/** Puts a text together again from what is drawn and what is between. */
function rebuilt(text: string, drawing: Drawing): string {
  if (drawing.kind !== 'group') return drawing.kind === 'block' ? drawing.json : sliceOf(text, drawing);
  let [result, at] = ['', drawing.from];
  for (const part of drawing.parts) {
    result += text.slice(at, part.from) + rebuilt(text, part);
    at = part.to;
  }
  return result + text.slice(at, drawing.to);
}

/** Writes what is drawn as a rule, without a look at its text. */
function ruleOf(drawing: Drawing): LogicRule {
  if (drawing.kind === 'block') return drawing.rule;
  if (drawing.kind === 'constant') return drawing.value;
  if (drawing.kind === 'reading') return { var: drawing.name };
  if (drawing.kind === 'group') {
    const parts = drawing.parts.map(ruleOf);
    if (drawing.of === 'none') return { '!': [{ or: parts }] };
    return { [drawing.of === 'all' ? 'and' : 'or']: parts };
  }
  const rule = ruleOfCondition(drawing);
  const [operation = ''] = Object.keys(rule as object);
  return drawing.isStrict ? { [`${operation}=`]: (rule as Record<string, LogicRule>)[operation] as LogicRule } : rule;
}

const truthIn = (rule: LogicRule, data: Record<string, unknown>, absent: null | typeof unknown) =>
  truthOf(compileRule(rule).run(data, { absent }));

/** Expects that what is drawn is true exactly when the rule of the text is. */
function expectSameTruth(text: string, data: Record<string, unknown>): void {
  const rule = JSON.parse(text) as LogicRule;
  if (checkRule(rule).length > 0) return;
  const drawn = ruleOf(openRule(text).drawing);
  for (const absent of [null, unknown] as const) expect(truthIn(drawn, data, absent)).toBe(truthIn(rule, data, absent));
}

const world = generateWorld();
const { catalog } = world;
const homes = world.homes.filter(({ profile }) => profile.isActive);
const lists = homes.flatMap(({ profile }) => samplePlannerHome(profile.name, world).priceList ?? []);
const stored = [
  ...catalog.displayServices.flatMap(rulesOfDisplayService),
  ...[...catalog.questionGroups, ...catalog.caseQuestionGroups].flatMap(rulesOfQuestionGroup),
  ...catalog.taskTriggers.flatMap(rulesOfTaskTrigger),
  ...lists.flatMap(rulesOfPriceList),
].map(({ path, rule }) => ({ rule, gives: path.at(-1) === 'quantity' ? ('value' as const) : ('truth' as const) }));
const truths = new Map(stored.filter(({ gives }) => gives === 'truth').map(({ rule }) => [JSON.stringify(rule), rule]));

describe('the stored rules of the sample', () => {
  it('are put together again from what is drawn, byte for byte, however they are written', () => {
    expect(stored.length).toBeGreaterThan(300);
    for (const { rule, gives } of stored)
      for (const text of [JSON.stringify(rule), JSON.stringify(rule, null, 2), printRule(rule), printRule(rule, 'line')]) {
        const reading = readRule(text, gives);
        if (reading.kind !== 'rule') throw new Error(`${text} is no rule`);
        expect(rebuilt(text, reading.drawing)).toBe(text);
        expect(reading.faults).toEqual([]);
        expect(JSON.parse(printRule(rule))).toEqual(rule);
      }
  });

  it('are all drawn without a block, apart from calculations', () => {
    expect(truths.size).toBeGreaterThan(100);
    const blocks = [...truths.keys()].flatMap((text) => allDrawn(openRule(text).drawing).filter(({ kind }) => kind === 'block'));
    expect(blocks).toEqual([]);
  });

  it('mean what is drawn', () => {
    for (const [text, rule] of truths) {
      const known = fc.record(Object.fromEntries(compileRule(rule).variables.map((name) => [name, answer])), {
        requiredKeys: [],
      });
      fc.assert(
        fc.property(known, (data) => expectSameTruth(text, data)),
        { seed: 11, numRuns: 20 },
      );
    }
  });
});

describe('any rule in any text', () => {
  it('is put together again from what is drawn, byte for byte', () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(ruleText, (text) => {
        const reading = readRule(text, 'truth');
        if (reading.kind !== 'rule') throw new Error(`${text} is no rule`);
        expect(reading.rule).toEqual(JSON.parse(text));
        expect(rebuilt(text, reading.drawing)).toBe(text.trim());
        for (const drawn of allDrawn(reading.drawing)) {
          kinds.set(drawn.kind, (kinds.get(drawn.kind) ?? 0) + 1);
          if (drawn.kind === 'block') expect(JSON.parse(drawn.json)).toEqual(drawn.rule);
        }
      }),
      { seed: 12, numRuns },
    );
    for (const kind of ['group', 'condition', 'block', 'constant']) expect(kinds.get(kind), kind).toBeGreaterThan(numRuns / 20);
  });

  it('means what is drawn', () => {
    fc.assert(fc.property(ruleText, answers, expectSameTruth), { seed: 13, numRuns });
  });
});

/** Returns the parts that are neither the one at a path, nor in it, nor around it. */
const beside = (drawing: Drawing, path: RulePath): Drawing[] =>
  allDrawn(drawing).filter((each) => {
    const length = Math.min(each.path.length, path.length);
    return path.slice(0, length).join('\n') !== each.path.slice(0, length).join('\n');
  });

const slicesOf = (text: string, drawings: readonly Drawing[]) => drawings.map((each) => sliceOf(text, each)).toSorted();

/** The texts of everything that has no parts of its own. */
const leaves = (text: string): string[] => {
  const { drawing } = openRule(text);
  return slicesOf(
    text,
    allDrawn(drawing).filter(({ kind }) => kind !== 'group'),
  );
};

/** Expects everything beside a path to be in the new text as it was, and the text around what changed too. */
function expectKept(before: string, after: string, path: RulePath): void {
  const { drawing } = openRule(before);
  const changed = allDrawn(drawing).find((each) => each.path.join('\n') === path.join('\n')) as Drawing;
  expect(after.startsWith(before.slice(0, changed.from))).toBe(true);
  expect(after.endsWith(before.slice(changed.to))).toBe(true);
  const kept = slicesOf(after, allDrawn(openRule(after).drawing));
  for (const slice of slicesOf(before, beside(drawing, path))) expect(kept).toContain(slice);
}

const operators: readonly ConditionOperator[] = [
  'is',
  'is-not',
  'one-of',
  'none-of',
  'includes',
  'excludes',
  'above',
  'at-least',
  'below',
  'at-most',
  'answered',
  'unanswered',
];
const groupKinds: readonly GroupKind[] = ['all', 'any', 'none'];
const newRule = anyRule.filter((rule) => rule !== null && typeof rule === 'object');

/** Runs a property over texts and a part of each of one kind, and expects that there were enough. */
function forEach<Kind extends Drawing['kind']>(
  kind: Kind,
  look: (
    text: string,
    drawn: Extract<Drawing, { kind: Kind }>,
    data: Record<string, unknown>,
    pick: number,
    rule: LogicRule,
  ) => void,
): void {
  let count = 0;
  fc.assert(
    fc.property(ruleText, answers, fc.nat(1_000), newRule, (text, data, pick, rule) => {
      const fitting = allDrawn(openRule(text).drawing).filter((each) => each.kind === kind);
      const drawn = fitting[pick % fitting.length] as Extract<Drawing, { kind: Kind }> | undefined;
      if (!drawn) return;
      count += 1;
      look(text, drawn, data, pick, rule);
    }),
    { seed: 14, numRuns },
  );
  expect(count).toBeGreaterThan(numRuns / 10);
}

const drawnThere = (text: string, path: RulePath) =>
  allDrawn(openRule(text).drawing).find((each) => each.path.join('\n') === path.join('\n'));

describe('a change of a condition', () => {
  it('changes its identifier and nothing else', () => {
    forEach('condition', (text, { path, operator, value, name }, data) => {
      const changed = setIdentifier(text, path, 'd');
      expectKept(text, changed, path);
      expect(drawnThere(changed, path)).toMatchObject({ name: 'd', operator, ...(value === undefined ? {} : { value }) });
      expectSameTruth(changed, data);
      expect(JSON.parse(setIdentifier(changed, path, name))).toEqual(JSON.parse(text));
    });
  });

  it('changes its value and nothing else', () => {
    forEach('condition', (text, { path, operator, name, valuePath }, data, pick) => {
      const value = [5, 'z', true][pick % 3] as string;
      const wanted = operator === 'one-of' || operator === 'none-of' ? [value, 7] : value;
      const changed = setValue(text, path, wanted);
      if (!valuePath) return expect(changed).toBe(text);
      expectKept(text, changed, path);
      expect(drawnThere(changed, path)).toMatchObject({ name, operator, value: wanted });
      expectSameTruth(changed, data);
    });
  });

  it('changes how it compares, or all of it, and nothing else', () => {
    forEach('condition', (text, { path, name }, data, pick) => {
      const operator = operators[pick % operators.length] as ConditionOperator;
      const changed = setOperator(text, path, operator);
      expectKept(text, changed, path);
      expectSameTruth(changed, data);
      const replaced = setCondition(text, path, { name, operator, value: 'q' });
      expectKept(text, replaced, path);
      if (groupAround(openRule(text).drawing, path)?.group.of !== 'none')
        expect(drawnThere(changed, path)).toMatchObject({ name, operator });
    });
  });
});

describe('a change of a group', () => {
  it('adds a part, and keeps the others', () => {
    forEach('group', (text, { path, parts, of }, data, pick, rule) => {
      const at = pick % (parts.length + 1);
      const changed = addPart(text, path, at, rule);
      expectKept(text, changed, path);
      const after = drawnThere(changed, path);
      if (after?.kind !== 'group') throw new Error(`no group in ${changed}`);
      expect(after.of).toBe(of);
      const added = after.parts[at] as Drawing;
      expect(JSON.parse(sliceOf(changed, added))).toEqual(rule);
      expect(after.parts.toSpliced(at, 1).map((part) => sliceOf(changed, part))).toEqual(
        parts.map((part) => sliceOf(text, part)),
      );
      expectSameTruth(changed, data);
    });
  });

  it('takes a part away, with the groups that would be empty, and keeps the others', () => {
    forEach('group', (text, group, data, pick) => {
      const part = group.parts[pick % Math.max(1, group.parts.length)];
      if (!part) return;
      const gone = removedWith(openRule(text).drawing, part.path);
      const changed = removePart(text, part.path);
      if (gone.length === 0) return expect(changed).toBe('');
      const around = groupAround(openRule(text).drawing, gone);
      expectKept(text, changed, around?.group.path ?? []);
      expect(leaves(changed)).toEqual(
        slicesOf(
          text,
          allDrawn(openRule(text).drawing).filter((each) => each.kind !== 'group' && !isWithin(each.path, gone)),
        ),
      );
      expectSameTruth(changed, data);
    });
  });

  it('makes it one of another kind, and keeps its parts', () => {
    forEach('group', (text, { path, of, parts }, data, pick) => {
      const kind = groupKinds[pick % 3] as GroupKind;
      const changed = changeGroup(text, path, kind);
      if (kind === of) expect(changed).toBe(text);
      expectKept(text, changed, path);
      expect(leaves(changed)).toEqual(leaves(text));
      const after = drawnThere(changed, path);
      const isJoined = groupAround(openRule(text).drawing, path)?.group.of === 'none';
      if (!isJoined) expect(after).toMatchObject({ kind: 'group', of: kind, parts: { length: parts.length } });
      expectSameTruth(changed, data);
    });
  });

  it.each(['condition', 'block', 'group'] as const)('puts a group around a %s, which keeps its bytes', (kind) => {
    forEach(kind, (text, drawn, data, pick) => {
      const changed = wrapInGroup(text, drawn.path, groupKinds[pick % 3] as GroupKind);
      expectKept(text, changed, drawn.path);
      expect(leaves(changed)).toEqual(leaves(text));
      expectSameTruth(changed, data);
      if (kind !== 'group') expect(JSON.parse(changed)).not.toEqual(JSON.parse(text));
    });
  });

  it('moves a part up and down, out and in, byte for byte', () => {
    let moves = 0;
    forEach('group', (text, group, data, pick) => {
      const { drawing } = openRule(text);
      const ways = group.parts.flatMap((part) =>
        (['up', 'down'] as const).flatMap((direction) => {
          const place = placeBeyond(drawing, part.path, direction);
          return place ? [{ part, place }] : [];
        }),
      );
      const way = ways[pick % ways.length];
      if (!way) return;
      const { part, place } = way;
      moves += 1;
      const moved = movePart(text, part.path, place);
      expect(leaves(moved.text)).toEqual(leaves(text));
      const there = drawnThere(moved.text, moved.path);
      expect(there && sliceOf(moved.text, there)).toBe(sliceOf(text, part));
      expectSameTruth(moved.text, data);
    });
    expect(moves).toBeGreaterThan(numRuns / 20);
  });
});

const isWithin = (path: RulePath, outer: RulePath): boolean => outer.every((step, at) => path[at] === step);

describe('a text that is no rule', () => {
  it('is read without an error, and says where it stops being JSON', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', 'a', '1', ' ', '\n', '\\') })),
        (text) => {
          const reading = readRule(text, 'truth');
          let isJson = true;
          try {
            JSON.parse(text);
          } catch {
            isJson = false;
          }
          expect(reading.kind).toBe(text.trim() === '' ? 'none' : isJson ? 'rule' : 'unreadable');
          if (reading.kind !== 'unreadable') return;
          expect(reading.fault.line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length);
          expect(reading.fault.words).toContain(`line ${reading.fault.line}`);
        },
      ),
      { seed: 15, numRuns },
    );
  });

  it.each([
    ['nested without end', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['nested in operations', `${'{"!":'.repeat(5_000)}true${'}'.repeat(5_000)}`],
    ['cut off', '['.repeat(20_000)],
    ['too long', JSON.stringify({ '==': [{ var: 'a' }, 'x'.repeat(20_000)] })],
  ])('is kept, if it is %s', (_, text) => {
    const reading = readRule(text, 'truth');
    expect(reading.kind === 'unreadable' || (reading.kind === 'rule' && reading.faults.length > 0)).toBe(true);
  });
});
