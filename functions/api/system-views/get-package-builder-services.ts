import { readBuilderServices } from './builder-services.ts';
import { os } from './implementer.ts';

export const getPackageBuilderServices = os.getPackageBuilderServices.handler(({ context }) =>
  readBuilderServices(context, 'package'),
);
