import type { Construct } from 'constructs';
import { ApiFunction } from '../constructs/api-function.ts';
import { functions } from '../functions.ts';
import type { StageSettings } from '../stages.ts';
import type { ApiStackProps, CalledApi } from './api-stack.ts';
import { YarrowStack } from './yarrow-stack.ts';

/** The calls about what homes sell: routes of the same HTTP API. A stack can have 500 resources and a Lambda is a dozen, so these are apart from the others. */
export class MerchandiseStack extends YarrowStack {
  constructor(scope: Construct, stage: StageSettings, props: ApiStackProps & CalledApi) {
    super(scope, stage, 'merchandise', { description: 'The Lambdas of Yarrow behind the calls about what homes sell' });
    for (const definition of functions.api)
      if (definition.stack === 'merchandise') new ApiFunction(this, { ...props, stage, definition });
  }
}
