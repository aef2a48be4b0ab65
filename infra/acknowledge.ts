import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts findings of cdk-nag on a construct and everything below it, each with its reason. `rules` maps a rule's id (without its pack) to the reason. */
export function acknowledge(construct: IConstruct, rules: Readonly<Record<string, string>>): void {
  Validations.of(construct).acknowledge(...Object.entries(rules).map(([id, reason]) => ({ id: `AwsSolutions-${id}`, reason })));
}
