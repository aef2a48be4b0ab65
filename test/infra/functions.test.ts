import { describe, expect, it } from 'vitest';
import { rules } from '#events/rules/index.ts';
import { schedules } from '#events/schedules.ts';
import { allFunctions, functions } from '#infra/functions.ts';
import { statementsOf } from '#infra/grants.ts';
import { environmentOf } from '#infra/settings.ts';
import { stageSettings } from '#infra/stages.ts';
import { contract } from '#shared/contract/index.ts';

type Call = { '~orpc': { route: { path?: string } } };
const calls = Object.entries(contract).flatMap(([group, all]) =>
  Object.entries(all).map(([name, call]) => ({ group, name, path: (call as Call)['~orpc'].route.path ?? '' })),
);

/** Returns the Lambda that the gateway picks for a path: an exact route before a greedy one, the longer greedy one before the shorter. */
function groupOf(path: string) {
  const routes = functions.api.flatMap((definition) => definition.routes.map((route) => ({ route, definition })));
  const exact = routes.find(({ route }) => route === path);
  if (exact) return exact.definition;
  const greedy = routes
    .filter(
      ({ route }) =>
        route.endsWith('{proxy+}') && path.startsWith(route.replace('{proxy+}', '')) && path.length > route.indexOf('{'),
    )
    .sort((a, b) => b.route.length - a.route.length);
  return greedy[0]?.definition;
}

describe('every Lambda', () => {
  it.each(calls.map(({ group, name, path }) => [name, path, group]))(
    '%s (%s) reaches the Lambda of its own group',
    (_name, path, group) => {
      expect(groupOf(path)?.contract).toBe(group);
    },
  );

  it('has its own name, route, and source', () => {
    for (const all of [
      allFunctions.map(({ name }) => name),
      allFunctions.map(({ entry }) => entry),
      functions.api.flatMap(({ routes }) => routes),
    ])
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  });

  it('answers for each group of the contract once', () => {
    expect(functions.api.flatMap((definition) => definition.contract ?? []).sort()).toEqual(Object.keys(contract).sort());
  });

  it('is fed: each reaction by a rule, each job by a schedule, and none of these leads nowhere', () => {
    expect(functions.reactions.map(({ name }) => name).sort()).toEqual(
      [...new Set(rules.map(({ reaction }) => reaction))].sort(),
    );
    expect(functions.jobs.map(({ name }) => name).sort()).toEqual(schedules.map(({ job }) => job).sort());
  });

  it('has no setting and no grant twice', () => {
    for (const { name, environment, grants } of allFunctions)
      for (const list of [environment, grants]) expect(new Set<string>(list).size, name).toBe(list.length);
  });

  it('answers before the gateway gives up', () => {
    for (const { name, timeoutSeconds } of functions.api) expect(timeoutSeconds, name).toBeLessThan(29);
  });
});

describe('what a stack lacks', () => {
  it('is reported by name, at synth', () => {
    expect(() => statementsOf(['publishes-events'], { tableArn: 'arn' })).toThrow('The grant "publishes-events" needs busArn');
    expect(() => environmentOf(['SITE_URL'], stageSettings('staging', {}), {})).toThrow('The setting SITE_URL needs siteUrl');
  });
});
