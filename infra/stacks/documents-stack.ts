import type { Construct } from 'constructs';
import { ApiFunction } from '../constructs/api-function.ts';
import { functions } from '../functions.ts';
import type { StageSettings } from '../stages.ts';
import type { ApiStackProps, CalledApi } from './api-stack.ts';
import { YarrowStack } from './yarrow-stack.ts';

/** The calls about documents and the PDFs that they are made from: routes of the same HTTP API, apart because a stack can have 500 resources. */
export class DocumentsStack extends YarrowStack {
  constructor(scope: Construct, stage: StageSettings, props: ApiStackProps & CalledApi) {
    super(scope, stage, 'documents', { description: 'The Lambdas of Yarrow behind the calls about documents' });
    for (const definition of functions.api)
      if (definition.stack === 'documents') new ApiFunction(this, { ...props, stage, definition });
  }
}
