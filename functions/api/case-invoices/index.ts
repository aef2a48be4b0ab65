/** `/api/cases`, papers about money: invoices, receipts, statements of account, and of goods and services. They have their own Lambda, since it carries fonts. One file per operation, in the contract's order. */
import { fileURLToPath } from 'node:url';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { getInvoiceFromCase } from './get-invoice-from-case.ts';
import { getMyReceipt } from './get-my-receipt.ts';
import { getMyStatement } from './get-my-statement.ts';
import { getReceipt } from './get-receipt.ts';
import { getStatement } from './get-statement.ts';
import { getStatementOfAccount } from './get-statement-of-account.ts';
import { type CaseInvoicesContext, os } from './implementer.ts';

const router = os.router({ getInvoiceFromCase, getReceipt, getMyReceipt, getStatementOfAccount, getStatement, getMyStatement });

const fonts = openFontFolder(fileURLToPath(new URL('fonts', import.meta.url)));
const files = openBucket(setting('FILES_BUCKET'), documentClient());

export const handler = apiHandler<CaseInvoicesContext>({ router, context: (base) => ({ ...base, fonts, files }) });
