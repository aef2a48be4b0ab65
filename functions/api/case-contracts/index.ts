/** `/api/cases`, contracts: what a family and a director agree on, and what they sign. They have their own Lambda, since it sets statements in type. One file per operation, in the contract's order. */
import { fileURLToPath } from 'node:url';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { completeContract } from './complete-contract.ts';
import { getAtNeedPreview } from './get-at-need-preview.ts';
import { getConferenceHome } from './get-conference-home.ts';
import { getContract } from './get-contract.ts';
import { getMyContract } from './get-my-contract.ts';
import { getSelection } from './get-selection.ts';
import { giveStatement } from './give-statement.ts';
import { os } from './implementer.ts';
import { openContract } from './open-contract.ts';
import { recordActuals } from './record-actuals.ts';
import { reopenContract } from './reopen-contract.ts';
import { saveSelection } from './save-selection.ts';
import { startAmendment } from './start-amendment.ts';
import { turnAtNeed } from './turn-at-need.ts';
import { voidContract } from './void-contract.ts';

const router = os.router({
  getSelection,
  getConferenceHome,
  saveSelection,
  getContract,
  openContract,
  reopenContract,
  giveStatement,
  startAmendment,
  getAtNeedPreview,
  turnAtNeed,
  recordActuals,
  completeContract,
  voidContract,
  getMyContract,
});

const fonts = openFontFolder(fileURLToPath(new URL('fonts', import.meta.url)));

export const handler = apiHandler({ router, context: (base) => ({ ...base, fonts }) });
