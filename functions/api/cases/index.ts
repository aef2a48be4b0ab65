/** `/api/cases`: the cases of a home, the state of each, its activity, and its staff's notes. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { acceptCase } from './accept-case.ts';
import { addCase } from './add-case.ts';
import { addCaseNote } from './add-case-note.ts';
import { assignCase } from './assign-case.ts';
import { changeCases } from './change-cases.ts';
import { deleteCase } from './delete-case.ts';
import { editCaseNote } from './edit-case-note.ts';
import { findSimilarCases } from './find-similar-cases.ts';
import { getAllCases } from './get-all-cases.ts';
import { getCase } from './get-case.ts';
import { getCaseNotes } from './get-case-notes.ts';
import { getCaseTimeline } from './get-case-timeline.ts';
import { getCaseViews } from './get-case-views.ts';
import { getFiltered } from './get-filtered.ts';
import { getNoteEdits } from './get-note-edits.ts';
import type { CasesContext } from './implementer.ts';
import { os } from './implementer.ts';
import { restoreCase } from './restore-case.ts';
import { saveCaseViews } from './save-case-views.ts';
import { shareCaseNote } from './share-case-note.ts';
import { updateCaseNumber } from './update-case-number.ts';
import { updateCaseStatus } from './update-case-status.ts';
import { updateType } from './update-type.ts';

const router = os.router({
  getFiltered,
  getAllCases,
  getCaseViews,
  saveCaseViews,
  changeCases,
  findSimilarCases,
  addCase,
  getCase,
  updateCaseStatus,
  acceptCase,
  updateType,
  assignCase,
  updateCaseNumber,
  deleteCase,
  restoreCase,
  getCaseTimeline,
  getCaseNotes,
  addCaseNote,
  editCaseNote,
  shareCaseNote,
  getNoteEdits,
});

export const handler = apiHandler<CasesContext>({ router, context: (base) => base });
