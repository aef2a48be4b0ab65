import * as z from 'zod';
import { attributeTextsSchema } from '#shared/model/attribute-text.ts';
import { generalInformationSchema } from '#shared/model/location.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import {
  currentLocationSchema,
  importedReviewsSchema,
  ownLocationSchema,
  pricedServiceSchema,
  savedLocationSchema,
} from './locations-views.ts';
import { saveLocationSchema } from './save-location.ts';

const base = '/api/locations';
const current = `${base}/current` as const;

/** `/api/locations`: the home's profile, general information, attributes and languages, reviews, and launch, for its staff. */
export const locations = {
  getOwnLocations: call({
    name: 'getOwnLocations',
    method: 'GET',
    path: base,
    access: 'signed-in',
    summary: 'Lists every home where the signed-in person works, as cards',
  }).output(lazyObject(() => ({ items: z.array(ownLocationSchema) }))),
  getCurrentLocation: call({
    name: 'getCurrentLocation',
    method: 'GET',
    path: current,
    access: 'location.read',
    summary: "Returns the home's whole profile for its staff, launched or not",
  })
    .input(lazyObject(() => ({})).optional())
    .output(currentLocationSchema),
  getCurrentServices: call({
    name: 'getCurrentServices',
    method: 'GET',
    path: `${current}/services`,
    access: 'location.read',
    summary: 'Lists the catalog services that this home prices, in brief',
  }).output(lazyObject(() => ({ items: z.array(pricedServiceSchema) }))),
  getLocationLogo: call({
    name: 'getLocationLogo',
    method: 'GET',
    path: `${base}/{id}/logo`,
    access: 'visitor',
    summary: "Returns the path of a home's logo, or null if it has none; for a home that isn't launched, only to its own staff",
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(lazyObject(() => ({ path: z.string().nullable() }))),
  saveCurrentLocation: call({
    name: 'saveCurrentLocation',
    method: 'POST',
    path: current,
    access: 'location.change',
    summary: "Saves the home's name, address, website, description, or time zone; what is left out doesn't change",
  })
    .input(saveLocationSchema)
    .output(savedLocationSchema),
  saveGeneralInformation: call({
    name: 'saveGeneralInformation',
    method: 'POST',
    path: `${current}/generalInformation`,
    access: 'location.change',
    summary: 'Saves the phone, email, license, and pre-need program; launching is a separate call after it',
  })
    .input(lazyObject(() => ({ version, ...generalInformationSchema.shape })))
    .output(savedLocationSchema),
  makeLocationActive: call({
    name: 'makeLocationActive',
    method: 'PATCH',
    path: `${current}/makeActive`,
    access: 'location.launch',
    summary: "Launches the page; 409 with what is missing if the home can't launch yet",
  })
    .input(lazyObject(() => ({})).optional())
    .output(savedLocationSchema),
  makeLocationInactive: call({
    name: 'makeLocationInactive',
    method: 'PATCH',
    path: `${current}/makeInactive`,
    access: 'location.launch',
    summary: 'Takes the page down: families no longer find the home, and its staff keep working on it',
  })
    .input(lazyObject(() => ({})).optional())
    .output(savedLocationSchema),
  setPlaceId: call({
    name: 'setPlaceId',
    method: 'PATCH',
    path: `${current}/setPlaceId/{id}`,
    access: 'location.change',
    summary: "Replaces the home's rating, count, and reviews with those of a business from the places service",
  })
    .input(lazyObject(() => ({ id: z.string().trim().min(1).max(300) })))
    .output(importedReviewsSchema),
  setAttributesAndLanguages: call({
    name: 'setAttributesAndLanguages',
    method: 'PATCH',
    path: `${current}/setAttributesAndLanguages`,
    access: 'location.change',
    summary: 'Saves attributes and languages; duplicates that differ only in capitals are saved once',
  })
    .input(lazyObject(() => ({ version, attributes: attributeTextsSchema, languages: attributeTextsSchema })))
    .output(savedLocationSchema),
};
