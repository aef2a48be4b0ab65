import type { ServicePrice } from '#shared/model/service.ts';
import { serviceFacts } from './catalogue.ts';
import { idOf } from './ids.ts';
import { centsAround, type Pricing } from './price-list.ts';

/** Cash advances cost what somebody else charges, the same at every home of a state; everything else costs what the home asks. */
export const generateServicePrices = (locationId: string, pricing: Pricing): ServicePrice[] =>
  [...serviceFacts.values()]
    .filter(({ line }) => line === undefined)
    .map(({ key, unit = 'flat', isCashAdvance, usualCents = 0 }) => ({
      serviceId: idOf('service', key),
      providerLocationId: locationId,
      priceCents: isCashAdvance || usualCents < 1000 ? usualCents : centsAround(usualCents / 100, pricing),
      unit,
      note: '',
      isOffered: true,
    }));
