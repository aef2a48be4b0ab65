import { signerRole } from './enumerations/document.ts';
import type { TemplateDocument } from './template-document.ts';

type Named = Pick<TemplateDocument['fields'][number], 'id' | 'name' | 'signer'>;
/** On a form, a signer may be half filled in. */
type Signers = readonly Partial<TemplateDocument['signers'][number]>[];

/** Returns what each field of a template is called in lists, by its id: its name, and who fills it in where several have the same name. */
export function fieldLabels(
  fields: readonly Named[],
  signers: Signers,
  roleWords = signerRole.label,
): ReadonlyMap<string, string> {
  const roles = new Map(signers.map(({ order, role }) => [order, role]));
  const counts = new Map<string, number>();
  for (const { name } of fields) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    fields.map(({ id, name, signer }) => {
      const role = signer !== undefined && (counts.get(name) ?? 0) > 1 ? roles.get(signer) : undefined;
      return [id, role && name ? `${name} (${roleWords(role)})` : name] as const;
    }),
  );
}

/** Returns the ids of fields that nothing tells from an earlier one in a list: they have the same name, and the same signer or none. */
export function repeatedLabels(fields: readonly Named[], signers: Signers): ReadonlySet<string> {
  const labels = fieldLabels(fields, signers);
  const seen = new Set<string>();
  return new Set(
    fields.flatMap(({ id }) => {
      const label = (labels.get(id) ?? '').trim().toLocaleLowerCase('en-US');
      const isSeen = label !== '' && seen.has(label);
      seen.add(label);
      return isSeen ? [id] : [];
    }),
  );
}
