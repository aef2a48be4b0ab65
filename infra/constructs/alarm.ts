import { Alarm as CloudWatchAlarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export type AlarmProps = {
  /** Where it is sent. */
  topic: ITopic;
  metric: IMetric;
  /** Sounds at this value or above. */
  threshold: number;
  /** How many periods of the metric must be bad in a row; 1 if missing. */
  periods?: number;
  /** A full sentence that says who is affected and how. The person on call has nothing else to go by. */
  sentence: string;
};

const people = /\b(famil(y|ies)|staff|funeral homes?|administrators?|everybody|whoever|nobody)\b/i;

/** Makes an alarm that says who is affected. Fails at synth if its sentence doesn't. */
export class Alarm extends Construct {
  constructor(scope: Construct, id: string, { topic, metric, threshold, periods, sentence }: AlarmProps) {
    super(scope, id);
    if (!/^[A-Z].{30,}\.$/s.test(sentence) || !people.test(sentence))
      throw new Error(`The alarm ${this.node.path} has to say, in a sentence, who is affected: "${sentence}" does not.`);
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
