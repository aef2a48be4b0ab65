import { describe, expect, it } from 'vitest';
import { allFunctions } from '#infra/functions.ts';
import { at, type Cloud } from './cloud.ts';

/** Alarms say who is affected. */
export const alarms = (cloud: Cloud) =>
  describe(`alarms of ${cloud.stage}`, () => {
    const found = cloud.ofType('AWS::CloudWatch::Alarm');
    const sentences = found.map(({ properties }) => String(properties.AlarmDescription));

    it('say in a sentence who is affected, and notify when they start and end', () => {
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-Z].*\.$/s);
        expect(sentence).toMatch(/\b(famil(y|ies)|staff|funeral homes?|administrators?|nobody|whoever)\b/i);
      }
      for (const { stack, id, properties } of found)
        for (const actions of [properties.AlarmActions, properties.OKActions])
          expect(cloud.text(stack, actions ?? null), id).toMatch(/^<Topic\w+>$/);
    });

    it.each(allFunctions.map(({ name, whenItFails }) => [name, whenItFails]))('there is one for %s', (_name, whenItFails) => {
      expect(sentences).toContain(whenItFails);
    });

    it("count a group's failed calls by its own routes", () => {
      const filters = cloud.ofType('AWS::Logs::MetricFilter').map(({ properties }) => String(properties.FilterPattern));
      const routes = cloud.ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => String(at(properties, 'RouteKey')));
      for (const route of routes)
        expect(
          filters.filter((filter) => filter.includes(`($.routeKey = "${route}")`)),
          route,
        ).toHaveLength(1);
    });
  });
