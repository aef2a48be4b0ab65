import * as z from 'zod';
import { informationRequestSchema } from '#shared/model/information-request.ts';
import { signUpRequestSchema } from '#shared/model/sign-up-request.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import {
  carouselIconViewSchema,
  faqEntrySchema,
  locationCardSchema,
  locationNameSchema,
  locationProfileSchema,
  placeDetailsSchema,
  searchInputSchema,
  searchPageSchema,
  serviceCategoryViewSchema,
  suggestionSchema,
  templateSummarySchema,
  templateViewSchema,
} from './marketplace-views.ts';
import { pageInput, pageOf } from './page.ts';

const get = (name: string, path: `/api/public/${string}`, summary: string) =>
  call({ name, method: 'GET', path, access: 'public', summary });

/** `/api/public`, the marketplace: what families read before they sign in. Only launched homes are found or shown. */
export const marketplace = {
  getServiceCategories: get(
    'getServiceCategories',
    '/api/public/serviceCategories',
    'Lists the kinds of services, with the services in each',
  ).output(lazyObject(() => ({ items: z.array(serviceCategoryViewSchema) }))),
  getLocations: get('getLocations', '/api/public/locations', 'Lists launched homes by name, a page of cards at a time')
    .input(lazyObject(() => pageInput))
    .output(pageOf(locationCardSchema)),
  searchLocations: get(
    'searchLocations',
    '/api/public/locations/search',
    'Lists launched homes near a place, filtered and sorted',
  )
    .input(searchInputSchema)
    .output(searchPageSchema),
  listLocations: get('listLocations', '/api/public/locations/list', 'Lists the names of launched homes, for pickers')
    .input(lazyObject(() => pageInput))
    .output(pageOf(locationNameSchema)),
  getLocationProfile: get(
    'getLocationProfile',
    '/api/public/locations/{id}',
    "Returns a home's public page: profile, packages, price list, reviews, team",
  )
    .input(lazyObject(() => ({ id: guid })))
    .output(locationProfileSchema),
  autocompleteAddress: call({
    name: 'autocompleteAddress',
    method: 'POST',
    path: '/api/public/locations/s_autocomplete',
    access: 'public',
    summary: 'Completes a street address',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        query: z.string().trim().max(200),
        selected: z.string().max(400).optional(),
        country: z.string().max(60).optional(),
        countryCode: z.string().length(2).default('US'),
      })),
    )
    .output(lazyObject(() => ({ items: z.array(suggestionSchema) }))),
  autocompletePlace: get('autocompletePlace', '/api/public/locations/g_autocomplete', 'Suggests cities, ZIP codes, and homes')
    .input(
      lazyObject(() => ({
        query: z.string().trim().max(200),
        countryCode: z.string().length(2).default('US'),
        locationId: guid.optional(),
      })),
    )
    .output(lazyObject(() => ({ items: z.array(suggestionSchema) }))),
  getPlaceDetails: get(
    'getPlaceDetails',
    '/api/public/locations/g_details',
    'Returns what a places service knows about one place or business',
  )
    .input(lazyObject(() => ({ placeId: z.string().min(1).max(300) })))
    .output(placeDetailsSchema),
  requestInformation: call({
    name: 'requestInformation',
    method: 'POST',
    path: '/api/public/locations/{id}/requestInformation',
    access: 'public',
    summary: "Sends a message to a home: stores it, and emails it to the home's mailbox",
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, ...informationRequestSchema.shape })))
    .output(doneSchema),
  providerSignup: call({
    name: 'providerSignup',
    method: 'POST',
    path: '/api/public/locations/providerSignup',
    access: 'public',
    summary: 'Requests that a funeral home join: stores the request, and emails it to our own team, who call back',
    idempotency: 'required',
  })
    .input(signUpRequestSchema)
    .output(doneSchema),
  countView: call({
    name: 'countView',
    method: 'POST',
    path: '/api/public/locations/{id}/viewed',
    access: 'visitor',
    summary: "Counts a view of a home's page, except by its own staff",
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(doneSchema),
  getTemplate: get('getTemplate', '/api/public/templates', 'One package whole')
    .input(lazyObject(() => ({ locationId: guid, templateId: guid })))
    .output(templateViewSchema),
  getAllTemplates: get('getAllTemplates', '/api/public/templates/all', 'Every package of a home, whole')
    .input(lazyObject(() => ({ locationId: guid })))
    .output(lazyObject(() => ({ items: z.array(templateViewSchema) }))),
  getAllTemplatesByLocation: get(
    'getAllTemplatesByLocation',
    '/api/public/templates/allTemplatesByLocation',
    'Every package of a home in short: id, name, description, price',
  )
    .input(lazyObject(() => ({ locationId: guid })))
    .output(lazyObject(() => ({ items: z.array(templateSummarySchema) }))),
  getAllFaqQuestions: get(
    'getAllFaqQuestions',
    '/api/public/faq/allQuestions',
    'Questions and answers of a screen (`page` names the screen)',
  )
    .input(lazyObject(() => ({ page: z.string().trim().max(60).optional() })))
    .output(lazyObject(() => ({ items: z.array(faqEntrySchema) }))),
  getAllCarouselIcons: get('getAllCarouselIcons', '/api/public/carousel/allIcons/{id}', 'The pictures of one carousel')
    .input(lazyObject(() => ({ id: guid })))
    .output(lazyObject(() => ({ items: z.array(carouselIconViewSchema) }))),
};
