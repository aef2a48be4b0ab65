import { saveBuilderServices } from './builder-services.ts';
import { os } from './implementer.ts';

export const savePackageBuilderServices = os.savePackageBuilderServices.handler(({ input, context }) =>
  saveBuilderServices(context, 'package', input),
);
