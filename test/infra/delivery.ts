import { describe, expect, it } from 'vitest';
import { rules } from '#events/rules/index.ts';
import { schedules } from '#events/schedules.ts';
import { CLAIM_SECONDS } from '#functions/table/processed.ts';
import { functions } from '#infra/functions.ts';
import { at, type Cloud, type Json } from './cloud.ts';

/** Returns the rules of our own bus, and those of the account's default bus, on which SES reports. */
function byOwner(cloud: Cloud) {
  const all = cloud.ofType('AWS::Events::Rule');
  const isOurs = ({ properties }: (typeof all)[number]) => at(properties, 'EventPattern', 'source', 0) === 'yarrow';
  return [all.filter(isOurs), all.filter((rule) => !isOurs(rule))] as const;
}

const isDeadLetters = (id: string) => id.includes('DeadLetters');

/** Nothing that happened is lost: retries are set, and what fails for good waits where an alarm reports it. */
export const delivery = (cloud: Cloud) =>
  describe(`delivery in ${cloud.stage}`, () => {
    const queues = cloud.ofType('AWS::SQS::Queue');
    const deadLetters = queues.filter(({ id }) => isDeadLetters(id));
    const deadLetterArns = deadLetters.map(({ id }) => `<${id}.Arn>`);

    it('gives every queue a dead-letter queue, encrypted and kept for 14 days', () => {
      for (const { stack, id, properties } of queues) {
        expect(properties.SqsManagedSseEnabled, id).toBe(true);
        if (isDeadLetters(id)) expect(properties.MessageRetentionPeriod, id).toBe(14 * 86_400);
        else
          expect(deadLetterArns, id).toContain(cloud.text(stack, at(properties, 'RedrivePolicy', 'deadLetterTargetArn') ?? null));
      }
    });

    it('keeps the policy of every queue within the limits of a queue: 20 statements and 8 KB', () => {
      const policies = cloud.ofType('AWS::SQS::QueuePolicy');
      expect(policies.length).toBeGreaterThan(0);
      for (const { id, properties } of policies) {
        expect((at(properties, 'PolicyDocument', 'Statement') as Json[]).length, id).toBeLessThanOrEqual(20);
        expect(JSON.stringify(properties.PolicyDocument).length, id).toBeLessThan(8192);
      }
    });

    it('lets the rules of the bus put events into the queues that they lead to, and into no other', () => {
      const granted = cloud
        .ofType('AWS::SQS::QueuePolicy')
        .flatMap(({ stack, properties }) =>
          (at(properties, 'PolicyDocument', 'Statement') as Json[])
            .filter((statement) => at(statement, 'Principal', 'Service') === 'events.amazonaws.com')
            .map((statement) => cloud.text(stack, at(statement, 'Resource') ?? null)),
        );
      const led = cloud
        .ofType('AWS::Events::Rule')
        .flatMap(({ stack, properties }) =>
          (properties.Targets as Json[]).flatMap((target) => [
            cloud.text(stack, at(target, 'Arn') ?? null),
            cloud.text(stack, at(target, 'DeadLetterConfig', 'Arn') ?? null),
          ]),
        );
      const arns = queues.map(({ id }) => `<${id}.Arn>`);
      expect([...new Set(granted)].toSorted()).toEqual([...new Set(led)].filter((arn) => arns.includes(arn)).toSorted());
    });

    it('delivers no message again while a Lambda may still be working on it', () => {
      for (const source of cloud.ofType('AWS::Lambda::EventSourceMapping').filter(({ properties }) => properties.ScalingConfig)) {
        const queue = queues.find(
          ({ id }) => cloud.text(source.stack, source.properties.EventSourceArn ?? null) === `<${id}.Arn>`,
        );
        const lambda = cloud
          .ofType('AWS::Lambda::Function')
          .find(({ id }) => cloud.text(source.stack, source.properties.FunctionName ?? null) === `<${id}>`);
        const timeout = Number(lambda?.properties.Timeout);
        const waited = Number(queue?.properties.VisibilityTimeout);
        if (waited !== 6 * timeout) {
          expect(functions.reactions.map(({ retryAfterSeconds }) => retryAfterSeconds)).toContain(waited);
          expect(waited).toBeGreaterThan(Math.max(timeout, CLAIM_SECONDS));
        }
        expect(source.properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
      }
    });

    it('has a rule per event and reaction, each with its retries and dead-letter queue set', () => {
      const [found, foreign] = byOwner(cloud);
      expect(found.map(({ properties }) => at(properties, 'EventPattern', 'detail-type', 0)).sort()).toEqual(
        rules.map(({ when }) => when).sort(),
      );
      expect(foreign.map(({ properties }) => at(properties, 'EventPattern', 'detail-type'))).toEqual(
        functions.notices.flatMap(() => [['Email Bounced', 'Email Complaint Received'], ['Email Delivered']]),
      );
      for (const { properties } of foreign) expect(at(properties, 'EventPattern', 'source')).toEqual(['aws.ses']);
      for (const { stack, id, properties } of [...found, ...foreign]) {
        for (const target of properties.Targets as Json[]) {
          expect(deadLetterArns, id).toContain(cloud.text(stack, at(target, 'DeadLetterConfig', 'Arn') ?? null));
          expect(at(target, 'RetryPolicy'), id).toEqual({ MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 });
        }
      }
    });

    it('has a schedule per job, with a dead-letter queue for runs not started and for runs, and emails, that failed', () => {
      const found = cloud.ofType('AWS::Scheduler::Schedule');
      expect(found.map(({ properties }) => properties.ScheduleExpression)).toEqual(schedules.map(({ expression }) => expression));
      for (const { stack, id, properties } of found) {
        expect(deadLetterArns, id).toContain(cloud.text(stack, at(properties, 'Target', 'DeadLetterConfig', 'Arn') ?? null));
        expect(at(properties, 'Target', 'RetryPolicy', 'MaximumRetryAttempts'), id).toBe(10);
      }
      const failures = cloud.ofType('AWS::Lambda::EventInvokeConfig');
      expect(failures).toHaveLength(found.length + functions.mail.length + functions.notices.length);
      for (const { stack, properties } of failures)
        expect(deadLetterArns).toContain(
          cloud.text(stack, at(properties, 'DestinationConfig', 'OnFailure', 'Destination') ?? null),
        );
    });

    it('reads the outbox and new plans from the stream, record by record if one is bad, and names what it could not publish', () => {
      const streams = cloud.ofType('AWS::Lambda::EventSourceMapping').filter(({ properties }) => properties.StartingPosition);
      expect(streams).toHaveLength(1);
      const [{ stack, properties } = { stack: '', properties: {} }] = streams;
      expect(properties).toMatchObject({
        StartingPosition: 'TRIM_HORIZON',
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRetryAttempts: 100,
        FilterCriteria: {
          Filters: [{ Pattern: '{"eventName":["INSERT"],"dynamodb":{"NewImage":{"entityType":{"S":["outbox","plan"]}}}}' }],
        },
      });
      expect(deadLetterArns).toContain(
        cloud.text(stack, at(properties, 'DestinationConfig', 'OnFailure', 'Destination') ?? null),
      );
    });

    it('sounds an alarm for every dead-letter queue', () => {
      const watched = cloud
        .ofType('AWS::CloudWatch::Alarm')
        .filter(({ properties }) => properties.MetricName === 'ApproximateNumberOfMessagesVisible' && properties.Threshold === 1)
        .map(({ stack, properties }) => cloud.text(stack, at(properties, 'Dimensions', 0, 'Value') ?? null));
      expect(watched.sort()).toEqual(deadLetters.map(({ id }) => `<${id}.QueueName>`).sort());
    });
  });
