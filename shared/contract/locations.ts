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

/** `/api/locations`: the home that staff work at, as its staff keep it: profile, general information, attributes and languages, reviews, launch. */
export const locations = {
  getOwnLocations: call({
    name: 'getOwnLocations',
    method: 'GET',
    path: base,
    access: 'signed-in',
    summary: 'Every home that the signed-in person works at, as cards',
  }).output(lazyObject(() => ({ items: z.array(ownLocationSchema) }))),
  getCurrentLocation: call({
    name: 'getCurrentLocation',
    method: 'GET',
    path: current,
    access: 'location.read',
    summary: "The home's whole profile as its staff see it, launched or not",
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
    summary: "The path of a home's logo, or null where it has none; of a home that is not launched only for its own staff",
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
    summary: 'Saves phone, email, license and pre-need program; launching is a separate call after it',
  })
    .input(lazyObject(() => ({ version, ...generalInformationSchema.shape })))
    .output(savedLocationSchema),
  makeLocationActive: call({
    name: 'makeLocationActive',
    method: 'PATCH',
    path: `${current}/makeActive`,
    access: 'location.launch',
    summary: 'Launches the page; a 409 names what is missing where launching is not allowed yet',
  })
    .input(lazyObject(() => ({})).optional())
    .output(savedLocationSchema),
  makeLocationInactive: call({
    name: 'makeLocationInactive',
    method: 'PATCH',
    path: `${current}/makeInactive`,
    access: 'location.launch',
    summary: 'Takes the page down: families no longer find the home, its staff go on working on it',
  })
    .input(lazyObject(() => ({})).optional())
    .output(savedLocationSchema),
  setPlaceId: call({
    name: 'setPlaceId',
    method: 'PATCH',
    path: `${current}/setPlaceId/{id}`,
    access: 'location.change',
    summary: 'Imports rating, count and reviews of a business from the places service in the place of those before',
  })
    .input(lazyObject(() => ({ id: z.string().trim().min(1).max(300) })))
    .output(importedReviewsSchema),
  setAttributesAndLanguages: call({
    name: 'setAttributesAndLanguages',
    method: 'PATCH',
    path: `${current}/setAttributesAndLanguages`,
    access: 'location.change',
    summary: 'Saves attributes and languages; duplicates, whatever their case, are saved once',
  })
    .input(lazyObject(() => ({ version, attributes: attributeTextsSchema, languages: attributeTextsSchema })))
    .output(savedLocationSchema),
};
