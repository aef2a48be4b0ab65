import { saveBuilderServices } from './builder-services.ts';
import { os } from './implementer.ts';

export const savePriceBuilderServices = os.savePriceBuilderServices.handler(({ input, context }) =>
  saveBuilderServices(context, 'price', input),
);
