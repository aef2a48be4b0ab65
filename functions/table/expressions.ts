import type { Condition, Copies, Counts } from './write.ts';

/** Turns a condition (or a set of attributes) into the expression attributes of a DynamoDB request. */
export const expressionOf = (set: Record<string, unknown>, condition?: Condition) => {
  const names: Record<string, string> = { ...condition?.names };
  const values: Record<string, unknown> = { ...condition?.values };
  const sets: string[] = [];
  const removes: string[] = [];
  for (const [index, [attribute, value]] of Object.entries(set).entries()) {
    names[`#s${index}`] = attribute;
    if (value === undefined) removes.push(`#s${index}`);
    else {
      values[`:s${index}`] = value;
      sets.push(`#s${index} = :s${index}`);
    }
  }
  const update = [sets.length > 0 ? `SET ${sets.join(', ')}` : '', removes.length > 0 ? `REMOVE ${removes.join(', ')}` : ''];
  return {
    UpdateExpression: update.filter(Boolean).join(' '),
    ConditionExpression: condition?.expression,
    ExpressionAttributeNames: Object.keys(names).length > 0 ? names : undefined,
    ExpressionAttributeValues: Object.keys(values).length > 0 ? values : undefined,
  };
};

/** Does the same as `expressionOf`, for counters: `initially` is set only if the attribute is absent, `set` always; `undefined` removes it. */
export const countingExpressionOf = (
  counts: Counts,
  initially: Record<string, unknown>,
  condition?: Condition,
  { set = {}, copies = {} }: { set?: Record<string, unknown> | undefined; copies?: Copies | undefined } = {},
) => {
  const names: Record<string, string> = { ...condition?.names };
  const values: Record<string, unknown> = { ...condition?.values };
  const clause = (prefix: string, entries: [string, unknown][], write: (name: string, value: string) => string) =>
    entries.map(([attribute, value], index) => {
      names[`#${prefix}${index}`] = attribute;
      if (value !== undefined) values[`:${prefix}${index}`] = value;
      return write(`#${prefix}${index}`, `:${prefix}${index}`);
    });
  const adds = clause('a', Object.entries(counts), (name, value) => `${name} ${value}`);
  const sets = [
    ...clause('i', Object.entries(initially), (name, value) => `${name} = if_not_exists(${name}, ${value})`),
    ...clause(
      's',
      Object.entries(set).filter(([, value]) => value !== undefined),
      (name, value) => `${name} = ${value}`,
    ),
    ...clause(
      'c',
      Object.entries(copies).map(([to, { or }]) => [to, or]),
      (name, value) => `${name} = if_not_exists(${name}from, ${value})`,
    ),
  ];
  for (const [index, { from }] of Object.values(copies).entries()) names[`#c${index}from`] = from;
  const removes = clause(
    'r',
    Object.entries(set).filter(([, value]) => value === undefined),
    (name) => name,
  );
  return {
    UpdateExpression: [
      `ADD ${adds.join(', ')}`,
      sets.length > 0 ? `SET ${sets.join(', ')}` : '',
      removes.length > 0 ? `REMOVE ${removes.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join(' '),
    ConditionExpression: condition?.expression,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  };
};

/** Returns a condition as request parameters; `undefined` if there is none. */
export const conditionOf = (condition?: Condition) =>
  condition && {
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: condition.names,
    ExpressionAttributeValues: condition.values,
  };
