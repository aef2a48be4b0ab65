/** `/api/system/{noun}/imports` and `/export`: entries of the catalog from a file, and as a file. One file per operation, in the contract's order. */
import { catalogBucket } from '#functions/catalog/catalog-bucket.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { beginImport } from './begin-import.ts';
import { checkImport } from './check-import.ts';
import { exportEntries } from './export-entries.ts';
import { getImport } from './get-import.ts';
import { os, type SystemImportsContext } from './implementer.ts';
import { takeImport } from './take-import.ts';

const router = os.router({ beginImport, checkImport, getImport, takeImport, exportEntries });

const bucket = catalogBucket();

export const handler = apiHandler<SystemImportsContext>({ router, context: (base) => ({ ...base, bucket }) });
