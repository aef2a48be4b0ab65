import type { ServicePrice } from '#shared/model/service.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#SERVICES`;

/** Returns the key of what a home charges for a service, beside its profile: a public page doesn't read it. */
const servicePriceKey = ({ providerLocationId, serviceId }: ServicePrice): Key => ({
  pk: partition(providerLocationId),
  sk: serviceId,
});

/** Returns what a home charges for a service of the catalog, as an item of the table. */
export const servicePriceItem = (price: ServicePrice): Item => toItem('service-price', servicePriceKey(price), price);

/** Reads what a home charges for services that its price list has no line for, in one query. */
export const readServicePrices = async (table: Table, locationId: string): Promise<ServicePrice[]> =>
  (await everyItem(table, partition(locationId))).map(fromItem<ServicePrice>);
