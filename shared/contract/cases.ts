import * as z from 'zod';
import { caseStatus, timing } from '#shared/model/enumerations/case.ts';
import { timelineEntrySchema } from '#shared/model/timeline-entry.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, requiredLine, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { caseViewsSchema } from './case-views.ts';
import {
  caseDashboardSchema,
  caseFilters,
  caseNoteRowSchema,
  caseOutcomeSchema,
  casePageInput,
  caseRowSchema,
  casesChangeSchema,
  firstCallSchema,
  noteEditSchema,
  noteFields,
  reason,
  seenCaseSchema,
  voidedWithCase,
} from './cases-views.ts';
import { doneSchema } from './done.ts';
import { maxPageSize, pageInput, pageOf } from './page.ts';
import { namesakeSchema, similarCaseSchema, similarCasesInput } from './similar-cases.ts';

const byId = lazyObject(() => ({ id: guid }));
const base = '/api/cases' as const;

/** `/api/cases`: a home's cases, their status, their timeline, and staff notes. */
export const cases = {
  getFiltered: call({
    name: 'getFiltered',
    method: 'POST',
    path: `${base}/getFiltered`,
    access: 'cases.read',
    summary:
      "Lists the home's cases by status, words, staff, type, and care, newest first; a trade company gets only cases it is assigned to",
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ ...caseFilters, ...casePageInput })))
    .output(pageOf(caseRowSchema)),
  getAllCases: call({
    name: 'getAllCases',
    method: 'GET',
    path: `${base}/all`,
    access: 'cases.read',
    summary: 'Lists every case of the home, newest first, a page at a time',
  })
    .input(lazyObject(() => ({ pageSize: pageInput.pageSize, cursor: pageInput.cursor })))
    .output(pageOf(caseRowSchema)),
  getCaseViews: call({
    name: 'getCaseViews',
    method: 'GET',
    path: `${base}/views`,
    access: 'cases.read',
    summary: "Returns the caller's saved views of the home's cases, and the columns of their table",
  })
    .input(lazyObject(() => ({})).optional())
    .output(caseViewsSchema),
  saveCaseViews: call({
    name: 'saveCaseViews',
    method: 'POST',
    path: `${base}/views`,
    access: 'cases.read',
    summary: "Saves the caller's views of the home's cases, all of them, over the version they saw",
  })
    .input(caseViewsSchema)
    .output(caseViewsSchema),
  changeCases: call({
    name: 'changeCases',
    method: 'POST',
    path: `${base}/changeCases`,
    access: 'cases.change',
    summary:
      'Assigns up to 100 cases, or moves them to another status, each as the caller saw it; answers for each whether it was changed, and why not. Cancelled cases may void documents that are out for signatures',
  })
    .input(lazyObject(() => ({ cases: z.array(seenCaseSchema).min(1).max(maxPageSize), change: casesChangeSchema })))
    .output(lazyObject(() => ({ items: z.array(caseOutcomeSchema) }))),
  findSimilarCases: call({
    name: 'findSimilarCases',
    method: 'POST',
    path: `${base}/findSimilar`,
    access: 'cases.change',
    summary:
      "Lists the home's cases that may be about the same person, by name and the caller's phone number, likeliest first, and people with a similar name who are in its care or on the way",
    idempotency: 'exempt',
  })
    .input(similarCasesInput)
    .output(lazyObject(() => ({ items: z.array(similarCaseSchema), namesakes: z.array(namesakeSchema) }))),
  addCase: call({
    name: 'addCase',
    method: 'POST',
    path: `${base}/addCase`,
    access: 'cases.change',
    summary: "Opens a case for a first call, with the home's next number of the year; a case that has its id already is a 409",
    idempotency: 'required',
  })
    .input(firstCallSchema)
    .output(caseRowSchema),
  getCase: call({
    name: 'getCase',
    method: 'GET',
    path: `${base}/{id}`,
    access: 'cases.read',
    summary: "Returns a case's dashboard: who died and where they are, its people, and the latest activity",
  })
    .input(byId)
    .output(caseDashboardSchema),
  updateCaseStatus: call({
    name: 'updateCaseStatus',
    method: 'POST',
    path: `${base}/updateStatus`,
    access: 'cases.change',
    summary:
      'Moves a case to another status, as its lifecycle allows; `from` is the status that the caller saw. A cancelled case may void documents that are out for signatures',
  })
    .input(
      lazyObject(() => ({
        caseId: guid,
        from: z.enum(caseStatus.values),
        value: z.enum(caseStatus.values),
        reason,
        voidDocuments: voidedWithCase,
      })),
    )
    .output(caseRowSchema),
  acceptCase: call({
    name: 'acceptCase',
    method: 'POST',
    path: `${base}/accept/{id}`,
    access: 'cases.change',
    summary: 'Activates a lead',
  })
    .input(byId)
    .output(caseRowSchema),
  updateType: call({
    name: 'updateType',
    method: 'POST',
    path: `${base}/updateType`,
    access: 'cases.change',
    summary: 'Sets when the funeral is needed; a pre-need plan that becomes at-need keeps its answers',
  })
    .input(lazyObject(() => ({ caseId: guid, from: z.enum(timing.values), value: z.enum(timing.values), reason })))
    .output(caseRowSchema),
  assignCase: call({
    name: 'assignCase',
    method: 'POST',
    path: `${base}/assignCase`,
    access: 'cases.change',
    summary: 'Assigns a case to a member of the home, or to no one (null); `from` is the assignee the caller saw',
  })
    .input(lazyObject(() => ({ caseId: guid, employeeId: guid.nullable(), from: guid.nullable() })))
    .output(caseRowSchema),
  updateCaseNumber: call({
    name: 'updateCaseNumber',
    method: 'POST',
    path: `${base}/{id}/updateCaseNumber/{number}`,
    access: 'cases.change',
    summary: "Changes a case's number to one that no other case of the home has",
  })
    .input(lazyObject(() => ({ id: guid, number: requiredLine(40), from: line(40) })))
    .output(caseRowSchema),
  deleteCase: call({
    name: 'deleteCase',
    method: 'POST',
    path: `${base}/{id}/delete`,
    access: 'cases.change',
    summary:
      'Hides a case from every list; nothing is erased, and restoreCase brings it back. Not while anyone has the person, fetches them, or hands them over',
  })
    .input(byId)
    .output(doneSchema),
  restoreCase: call({
    name: 'restoreCase',
    method: 'POST',
    path: `${base}/{id}/restore`,
    access: 'cases.change',
    summary: 'Restores a hidden case',
  })
    .input(byId)
    .output(caseRowSchema),
  getCaseTimeline: call({
    name: 'getCaseTimeline',
    method: 'GET',
    path: `${base}/{id}/timeline`,
    access: 'cases.read',
    summary: 'Lists what happened in a case and who did it, newest first',
  })
    .input(lazyObject(() => ({ id: guid, pageSize: pageInput.pageSize, cursor: pageInput.cursor })))
    .output(pageOf(timelineEntrySchema)),
  getCaseNotes: call({
    name: 'getCaseNotes',
    method: 'GET',
    path: `${base}/{id}/getCaseNotes`,
    access: 'case-files.read',
    summary: "Lists a case's notes, newest first",
  })
    .input(lazyObject(() => ({ id: guid, pageSize: pageInput.pageSize, cursor: pageInput.cursor })))
    .output(pageOf(caseNoteRowSchema)),
  addCaseNote: call({
    name: 'addCaseNote',
    method: 'POST',
    path: `${base}/addCaseNote`,
    access: 'notes.change',
    summary: 'Adds a note to a case, for staff only unless it is shared on purpose',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ caseId: guid, ...noteFields, isShared: z.boolean().default(false) })))
    .output(caseNoteRowSchema),
  editCaseNote: call({
    name: 'editCaseNote',
    method: 'POST',
    path: `${base}/{caseId}/notes/{id}`,
    access: 'notes.change',
    summary: 'Edits a note at the version the caller saw, and keeps the earlier wording',
  })
    .input(lazyObject(() => ({ caseId: guid, id: guid, version, ...noteFields })))
    .output(caseNoteRowSchema),
  shareCaseNote: call({
    name: 'shareCaseNote',
    method: 'POST',
    path: `${base}/{caseId}/notes/{id}/share`,
    access: 'notes.change',
    summary: 'Shares a note with the family, or stops sharing it',
  })
    .input(lazyObject(() => ({ caseId: guid, id: guid, version, isShared: z.boolean() })))
    .output(caseNoteRowSchema),
  getNoteEdits: call({
    name: 'getNoteEdits',
    method: 'GET',
    path: `${base}/{caseId}/notes/{id}/edits`,
    access: 'case-files.read',
    summary: 'Lists earlier versions of a note, newest first',
  })
    .input(lazyObject(() => ({ caseId: guid, id: guid })))
    .output(lazyObject(() => ({ items: z.array(noteEditSchema) }))),
};
