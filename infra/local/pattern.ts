/** An EventBridge event pattern (or a Lambda filter criterion, which is the same language). */
export type Pattern = { [key: string]: unknown };

type Comparison = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `prefix` and `suffix` accept a text or `{ "equals-ignore-case": text }`. */
function affix(rule: unknown, value: unknown, test: (text: string, part: string) => boolean): boolean {
  if (typeof value !== 'string') return false;
  if (isObject(rule)) return test(value.toLowerCase(), String(rule['equals-ignore-case']).toLowerCase());
  return test(value, String(rule));
}

function wildcard(pattern: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const parts = pattern.split(/(?<!\\)\*/).map((part) => part.replace(/\\([*\\])/g, '$1').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\s\\S]*')}$`).test(value);
}

const numericTests: Record<string, (value: number, bound: number) => boolean> = {
  '=': (value, bound) => value === bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
};

function numeric(rules: unknown[], value: unknown): boolean {
  if (typeof value !== 'number') return false;
  for (let index = 0; index < rules.length; index += 2) {
    if (!numericTests[String(rules[index])]?.(value, Number(rules[index + 1]))) return false;
  }
  return true;
}

function cidr(range: string, value: unknown): boolean {
  const toNumber = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const [network = '', bits = '32'] = range.split('/');
  if (typeof value !== 'string' || !/^\d+(\.\d+){3}$/.test(value)) return false;
  const size = 2 ** (32 - Number(bits));
  return Math.floor(toNumber(value) / size) === Math.floor(toNumber(network) / size);
}

const comparisons: Record<string, (rule: unknown, value: unknown, present: boolean) => boolean> = {
  exists: (rule, _value, present) => rule === present,
  prefix: (rule, value) => affix(rule, value, (text, part) => text.startsWith(part)),
  suffix: (rule, value) => affix(rule, value, (text, part) => text.endsWith(part)),
  'equals-ignore-case': (rule, value) => typeof value === 'string' && value.toLowerCase() === String(rule).toLowerCase(),
  wildcard: (rule, value) => wildcard(String(rule), value),
  numeric: (rule, value) => numeric(rule as unknown[], value),
  cidr: (rule, value) => cidr(String(rule), value),
  'anything-but': (rule, value, present) => {
    if (!present) return false;
    if (isObject(rule))
      return !Object.values(rule)
        .flat()
        .some((one) => comparisonHolds({ [Object.keys(rule)[0] ?? '']: one }, value, true));
    return ![rule].flat().includes(value);
  },
};

function comparisonHolds(comparison: Comparison, value: unknown, present: boolean): boolean {
  const [name = '', rule] = Object.entries(comparison)[0] ?? [];
  const test = comparisons[name];
  if (!test) throw new Error(`The embedded EventBridge does not know the comparison "${name}".`);
  return test(rule, value, present);
}

const matcherHolds = (matcher: unknown, value: unknown, present: boolean): boolean =>
  isObject(matcher) ? comparisonHolds(matcher, value, present) : present && value === matcher;

/** Matches one key's list of alternatives against the event's value there. A list in the event matches with any of its items. */
function leafMatches(alternatives: unknown[], value: unknown, present: boolean): boolean {
  const values = Array.isArray(value) ? value : [value];
  const isPresent = present && values.length > 0;
  if (!isPresent) return alternatives.some((matcher) => matcherHolds(matcher, undefined, false));
  return values.some((item) => alternatives.some((matcher) => matcherHolds(matcher, item, true)));
}

/** Tells whether an event fits a pattern. Source: EventBridge user guide, "Comparison operators". */
export function matchesPattern(pattern: Pattern, event: unknown): boolean {
  const given = Array.isArray(event) ? event.filter(isObject) : [isObject(event) ? event : {}];
  return Object.entries(pattern).every(([key, rule]) => {
    if (key === '$or' && Array.isArray(rule)) return rule.some((alternative) => matchesPattern(alternative as Pattern, event));
    if (Array.isArray(rule))
      return (given.length > 0 ? given : [{}]).some((item) => leafMatches(rule, (item as Pattern)[key], key in item));
    return given.some((item) => matchesPattern(rule as Pattern, item[key]));
  });
}
