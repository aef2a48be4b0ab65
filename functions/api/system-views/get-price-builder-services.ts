import { readBuilderServices } from './builder-services.ts';
import { os } from './implementer.ts';

export const getPriceBuilderServices = os.getPriceBuilderServices.handler(({ context }) => readBuilderServices(context, 'price'));
