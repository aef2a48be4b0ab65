import { implement } from '@orpc/server';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { withEndedCheck } from '#functions/runtime/stuck-check.ts';
import { type CatalogImport, readImport } from '#functions/table/catalog-import.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { type Import, systemImports } from '#shared/contract/system-imports.ts';

/** What is taken is stored in the catalog's bucket. */
export type SystemImportsContext = OperationContext & { bucket: Bucket };

/** Implements the calls of the group, one file each. */
export const os = implement(systemImports).$context<SystemImportsContext>();

/** Reads an import. Refuses with a 404 if there is none of this noun. */
export async function importAt({ table }: OperationContext, noun: NounName, id: string): Promise<CatalogImport> {
  const found = await readImport(table, noun, id);
  if (!found) throw problem('not_found');
  return found;
}

/** Returns an import as the calls answer it. One whose check never ended has ended with that. */
export const importAnswer = ({ noun: _noun, format: _format, ...about }: CatalogImport, now: Date): Import =>
  withEndedCheck(about, now);
