/** The places services behind their port: embedded by default, live ones where a key is configured. Only this folder knows their addresses. */
import { embeddedPlaces, gazetteerFile } from './embedded.ts';
import type { PlacesPort } from './port.ts';

/** The places port of this function. The gazetteer lies beside the bundle. */
export const openPlaces = (): PlacesPort => embeddedPlaces(gazetteerFile(new URL('gazetteer.json.gz', import.meta.url)));
