import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { type Artifacts, builtArtifacts } from './artifacts.ts';
import { allFunctions } from './functions.ts';
import { AlarmsStack } from './stacks/alarms-stack.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { DocumentsStack } from './stacks/documents-stack.ts';
import { EventsStack } from './stacks/events-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { LettersStack } from './stacks/letters-stack.ts';
import { MerchandiseStack } from './stacks/merchandise-stack.ts';
import { MessagesStack } from './stacks/messages-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { type StageSettings, siteUrlOf, stageSettings } from './stages.ts';

/** Builds the stacks of one stage. `outdir` is where `synth()` writes the cloud assembly. */
export function buildApp(stage: StageSettings, artifacts: Artifacts, outdir: string): App {
  const app = new App({
    outdir,
    analyticsReporting: false,
    treeMetadata: false,
    builtinCloudFormationValidation: stage.validatesTemplates,
    // What CloudFormation would refuse is an error here, not a warning.
    postCliContext: { '@aws-cdk/core:validateAgainstDefaultRules': true },
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const { topic: alarms } = new AlarmsStack(app, stage);
  const data = new DataStack(app, stage, alarms);
  const { table, media, files, evidence, catalog, search, fieldKey, sealKey, checkpointKey } = data;
  const { family, provider, system } = new IdentityStack(app, stage);
  const known = {
    tableName: table.tableName,
    mediaBucketName: media.bucketName,
    searchBucketName: search.bucketName,
    filesBucketName: files.bucketName,
    evidenceBucketName: evidence.bucketName,
    catalogBucketName: catalog.bucketName,
    fieldKeyArn: fieldKey.keyArn,
    sealKeyArn: sealKey.keyArn,
    checkpointKeyArn: checkpointKey.keyArn,
    familyPoolId: family.pool.userPoolId,
    familyClientId: family.client.userPoolClientId,
    providerPoolId: provider.pool.userPoolId,
    providerClientId: provider.client.userPoolClientId,
    systemPoolId: system.pool.userPoolId,
    systemClientId: system.client.userPoolClientId,
    siteUrl: siteUrlOf(stage),
  };
  const targets = {
    tableArn: table.tableArn,
    searchBucketArn: search.bucketArn,
    filesBucketArn: data.filesArn,
    evidenceBucketArn: data.evidenceArn,
    catalogBucketArn: data.catalogArn,
    mediaBucketArn: data.mediaArn,
    fieldKeyArn: fieldKey.keyArn,
    sealKeyArn: sealKey.keyArn,
    checkpointKeyArn: checkpointKey.keyArn,
    familyPoolArn: family.pool.userPoolArn,
    providerPoolArn: provider.pool.userPoolArn,
    systemPoolArn: system.pool.userPoolArn,
  };
  const bundles = artifacts.functions;
  const { httpApi, accessLog, originSecret } = new ApiStack(app, stage, { bundles, alarms, known, targets });
  const called = { bundles, alarms, known: { ...known, originSecret }, targets, httpApi, accessLog };
  new MerchandiseStack(app, stage, called);
  new DocumentsStack(app, stage, called);
  const { siteUrl } = new WebStack(app, stage, { web: artifacts.web, media, files, httpApi, originSecret, alarms });
  const { forLetters } = new EventsStack(app, stage, { bundles, alarms, table, known: { ...known, siteUrl }, targets });
  new LettersStack(app, stage, { bundles, alarms, ...forLetters });
  new MessagesStack(app, stage, { bundles, alarms, ...forLetters });
  return app;
}

/**
 * Returns where a stage's assembly is written unless CDK_OUTDIR says otherwise: separately, so that `npm start` never runs a template made for the cloud.
 */
const assemblyOf = ({ name }: StageSettings) => (name === 'local' ? 'cdk.out' : `dist/assembly-${name}`);

if (import.meta.main) {
  try {
    const stage = stageSettings(process.env.YARROW_STAGE || 'local', process.env);
    const artifacts = builtArtifacts(
      allFunctions.map(({ name }) => name),
      process.argv[2],
    );
    const outdir = process.env.CDK_OUTDIR || assemblyOf(stage);
    buildApp(stage, artifacts, outdir).synth();
    process.stdout.write(`The ${stage.name} stage was written to ${outdir}.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
