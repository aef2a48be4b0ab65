import type { ServicePrice } from '#shared/model/service.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#SERVICES`;

/** What a home charges for services lies beside its profile, not in it: a public page does not read it. */
const servicePriceKey = ({ providerLocationId, serviceId }: ServicePrice): Key => ({
  pk: partition(providerLocationId),
  sk: serviceId,
});

/** What a home charges for a service of the catalog, as an item of the table. */
export const servicePriceItem = (price: ServicePrice): Item => toItem('service-price', servicePriceKey(price), price);

/** What a home charges for services that its price list has no line for, by one query. */
export const readServicePrices = async (table: Table, locationId: string): Promise<ServicePrice[]> =>
  (await everyItem(table, partition(locationId))).map(fromItem<ServicePrice>);
