import * as z from 'zod';
import { statementSchema } from '#shared/model/contract-version.ts';
import { arrangementStep } from '#shared/model/enumerations/case.ts';
import { disclosureKeys } from '#shared/model/enumerations/pricing.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { composedText, guid, instant, line } from '#shared/values/schemas.ts';
import { readScreenCode } from '#shared/values/screen-code.ts';
import { call } from './call.ts';
import { myLineSchema } from './case-contracts-views.ts';
import { tokenSchema } from './session.ts';

const ofCase = '/api/cases/{id}' as const;
const ofScreens = '/api/public/conferences' as const;
const byId = lazyObject(() => ({ id: guid }));

/** The most contacts who follow a conference at home, and the most tablets that show it. */
const MAX_FOLLOWERS = 20;
export const MAX_SCREENS = 50;

/** Describes a line to a family: what it is, what it costs, and why it’s there. What it costs the home isn’t in it. */
const conferenceLineSchema = lazyObject(() => ({
  ...myLineSchema.shape,
  /** Why it’s there if nobody simply chose it: required, part of a package, a tax, a discount; empty otherwise. */
  why: composedText,
}));
export type ConferenceLine = z.infer<typeof conferenceLineSchema>;

/** How far what a family sees is: still being chosen, frozen in a contract that waits for signatures, signed, or void. */
const conferenceStages = ['choosing', 'in-contract', 'signed', 'void'] as const;

/** Describes a choice without a price: what was asked, and the answer. It’s a wish unless it’s the kind of funeral. */
const chosenSchema = lazyObject(() => ({ key: line(120), isWish: z.boolean(), name: line(200), words: composedText }));
export type ConferenceChosen = z.infer<typeof chosenSchema>;

/** Describes what a family sees of its arrangement conference. No cost, rebate, payer, finding, or note is in it. */
const conferenceScreenSchema = lazyObject(() => ({
  homeName: line(200),
  decedentName: line(300),
  stage: z.enum(conferenceStages),
  /** Whether the contract was signed before, and what shows changes it. */
  isAmending: z.boolean(),
  /** Where the conference is. */
  step: z.enum(arrangementStep.values).nullable(),
  /** The kind of funeral, then the family’s wishes by what was asked. */
  chosen: z.array(chosenSchema),
  lines: z.array(conferenceLineSchema),
  /** What has no price here (yet). */
  unpriced: z.array(lazyObject(() => ({ key: line(120), label: line(200) }))),
  totals: statementSchema.shape.totals,
  /** What the law has a statement say: `S1` above the charges, the others below. */
  sentences: z.array(lazyObject(() => ({ key: z.enum(disclosureKeys), text: composedText }))),
}));
export type ConferenceScreen = z.infer<typeof conferenceScreenSchema>;

/** What a screen has already, so that the answer can be that nothing is new. */
const seen = line(80).optional();

/**
 * Describes the answer to a screen: what it has is the newest, everything again, or that there’s nothing to see. That is the same whether the conference ended or
 * there never was one.
 */
const screenAnswerSchema = z.discriminatedUnion('state', [
  lazyObject(() => ({ state: z.literal('unchanged') })),
  lazyObject(() => ({ state: z.literal('open'), seen: line(80), screen: conferenceScreenSchema })),
  lazyObject(() => ({ state: z.literal('closed') })),
]);
export type ScreenAnswer = z.infer<typeof screenAnswerSchema>;

/** Describes to staff whether a family can follow the conference of a case, and until when. */
const conferenceSchema = lazyObject(() => ({
  open: lazyObject(() => ({
    openedOn: instant,
    endsOn: instant,
    /** The contacts who follow it at home. */
    followers: z.array(guid),
  })).nullable(),
}));

/** `/api/cases` and `/api/public/conferences`: an arrangement conference on a screen for the family, in the room or at home, which only reads. */
export const conferences = {
  getConference: call({
    name: 'getConference',
    method: 'GET',
    path: `${ofCase}/getConference`,
    access: 'case-files.read',
    summary: 'Returns whether the family can follow the conference of a case, and until when',
  })
    .input(byId)
    .output(conferenceSchema),
  openConferenceScreen: call({
    name: 'openConferenceScreen',
    method: 'POST',
    path: `${ofCase}/openConferenceScreen`,
    access: 'cases.change',
    summary:
      'Shows the conference of a case to its family for 12 hours, and returns the secret of a tablet with a code to type instead, which works for ten minutes; only this answer has them. While it’s shown, gives another of each, and the chosen contacts follow it at home',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid, followers: z.array(guid).max(MAX_FOLLOWERS).default([]) })))
    .output(
      lazyObject(() => ({
        ...conferenceSchema.shape,
        token: tokenSchema,
        code: line(8),
        codeEndsOn: instant,
      })),
    ),
  endConferenceScreen: call({
    name: 'endConferenceScreen',
    method: 'POST',
    path: `${ofCase}/endConferenceScreen`,
    access: 'cases.change',
    summary: 'Ends showing the conference of a case: tablets and relatives see nothing of it any more. Again, it changes nothing',
    idempotency: 'exempt',
  })
    .input(byId)
    .output(conferenceSchema),
  getMyConference: call({
    name: 'getMyConference',
    method: 'GET',
    path: `${ofCase}/getMyConference`,
    access: 'family',
    summary: 'Returns the conference of a case to a contact who may follow it at home, or that what they `seen` is the newest',
  })
    .input(lazyObject(() => ({ id: guid, seen })))
    .output(screenAnswerSchema),
  enterConferenceCode: call({
    name: 'enterConferenceCode',
    method: 'POST',
    path: `${ofScreens}/enterCode`,
    access: 'public',
    summary: 'Returns the secret of a tablet for a code that staff read out; 410 for any other code',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        code: line(40).refine((typed) => readScreenCode(typed) !== undefined, 'Enter the code of eight letters and digits.'),
      })),
    )
    .output(lazyObject(() => ({ caseId: guid, token: tokenSchema }))),
  getConferenceScreen: call({
    name: 'getConferenceScreen',
    method: 'POST',
    path: `${ofScreens}/getScreen`,
    access: 'public',
    summary: 'Returns a conference to a tablet that has its secret, or that what it has `seen` is the newest',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ caseId: guid, token: tokenSchema, seen })))
    .output(screenAnswerSchema),
};
