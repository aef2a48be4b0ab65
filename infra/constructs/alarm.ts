import { Alarm as CloudWatchAlarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export type AlarmProps = {
  /** Where it is told. */
  topic: ITopic;
  metric: IMetric;
  /** Sounds at this value or above. */
  threshold: number;
  /** Periods of the metric looked at, all of which must be bad; 1 where missing. */
  periods?: number;
  /** A full sentence that says who is hurt and how; it is all that whoever is woken has to go by. */
  sentence: string;
};

const people = /\b(famil(y|ies)|staff|funeral homes?|administrators?|everybody|whoever|nobody)\b/i;

/** An alarm that says who is hurt. Fails at synth where its sentence does not. */
export class Alarm extends Construct {
  constructor(scope: Construct, id: string, { topic, metric, threshold, periods, sentence }: AlarmProps) {
    super(scope, id);
    if (!/^[A-Z].{30,}\.$/s.test(sentence) || !people.test(sentence))
      throw new Error(`The alarm ${this.node.path} has to say, in a sentence, who is hurt: "${sentence}" does not.`);
    const alarm = new CloudWatchAlarm(this, 'Alarm', {
      metric,
      threshold,
      evaluationPeriods: periods ?? 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: sentence,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  }
}
