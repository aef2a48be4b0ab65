import { Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageSettings } from '../stages.ts';
import { PrivateBucket } from './private-bucket.ts';

/** Takes a file out, or loosens its lock. */
const undoing = [
  's3:BypassGovernanceRetention',
  's3:DeleteObject',
  's3:DeleteObjectVersion',
  's3:PutObjectLegalHold',
  's3:PutObjectRetention',
];

/**
 * A bucket whose files are written once and stay until their lock ends: nobody may delete one, or write over one. It stays when its stack is deleted, in every
 * stage, since a bucket with locked files can't be deleted.
 */
export class EvidenceBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, { mode, days }: StageSettings['evidenceLock']) {
    super(scope, id, { keeps: true, lock: ObjectLockRetention[mode](Duration.days(days)) });
    this.deny('NothingIsTakenOut', undoing);
    this.deny('NothingIsOverwritten', ['s3:PutObject'], {
      Null: { 's3:if-none-match': 'true' },
      // The parts of an upload can't name a condition: the call that completes it has to.
      Bool: { 's3:ObjectCreationOperation': 'true' },
    });
  }

  private deny(sid: string, actions: string[], conditions: Record<string, Record<string, string>> = {}): void {
    const resources = [this.arnForObjects('*')];
    this.addToResourcePolicy(
      new PolicyStatement({ sid, effect: Effect.DENY, principals: [new AnyPrincipal()], actions, resources, conditions }),
    );
  }
}
