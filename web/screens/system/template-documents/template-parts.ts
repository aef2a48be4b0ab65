import { documentFieldSchema } from '#shared/model/document.ts';
import { documentBlockSchema } from '#shared/model/document-blocks.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';

/** What a template is made of, and what one step of its history changes together. Some may be half filled in. */
export type TemplateParts = Pick<TemplateDocument, 'file' | 'blocks' | 'signers' | 'fields'>;

const lists = ['blocks', 'signers', 'fields'] as const;

/** The same list each time: what was never there hasn't been replaced. */
const none: never[] = [];

/** Returns the parts of a template as it is on the form. */
export const partsOf = ({ file, blocks = none, signers = none, fields = none }: Partial<TemplateDocument>): TemplateParts => ({
  file,
  blocks,
  signers,
  fields,
});

/** Returns a block again, with a separate id and separate lists. */
export const copyOfBlock = <Block extends object>(block: Block, id: string): Block => ({ ...structuredClone(block), id });

/** Returns whether nothing of the parts was replaced. */
export const areSame = (one: TemplateParts, other: TemplateParts): boolean =>
  one.file === other.file && lists.every((name) => one[name] === other[name]);

/** A saved entry has the defaults of its schema. */
const filled = ({ file, blocks, signers, fields }: TemplateParts) => ({
  file,
  blocks: blocks.map((block) => documentBlockSchema.safeParse(block).data ?? block),
  signers,
  fields: fields.map((field) => documentFieldSchema.safeParse(field).data ?? field),
});

/** Returns whether parts say the same, such as those on the form and those that were saved. */
export const sayTheSame = (one: TemplateParts, other: TemplateParts): boolean =>
  canonicalJson(one) === canonicalJson(other) || canonicalJson(filled(one)) === canonicalJson(filled(other));

type Element = Readonly<Record<string, unknown>>;

/** Returns what was typed in, if only one property of one element differs: changes of it in a row are one. */
export function typedIn(before: TemplateParts, after: TemplateParts): string | undefined {
  if (before.file !== after.file) return undefined;
  const changes = lists.flatMap((name) => {
    const [was, is] = [before[name], after[name]] as unknown as [readonly Element[], readonly Element[]];
    if (was === is) return [];
    if (was.length !== is.length) return [undefined];
    return is.flatMap((element, at) => {
      const old = was[at] ?? {};
      if (old === element) return [];
      const changed = Object.keys({ ...old, ...element }).filter((key) => old[key] !== element[key]);
      const isTyped = changed.every((key) => typeof (element[key] ?? old[key]) !== 'object');
      return changed.map((key) => (isTyped && old.id === element.id ? `${name} ${at} ${key}` : undefined));
    });
  });
  return changes.length === 1 ? changes[0] : undefined;
}

/** How many changes can be undone. */
const MAX_CHANGES = 200;

/** What came before what is shown now, and what was undone. Changes in a row of the same kind, such as letters of a name or steps of an arrow key, are one. */
export type History<Value> = { past: readonly Value[]; future: readonly Value[]; kind: string | undefined };

export const noHistory: History<never> = { past: [], future: [], kind: undefined };

/** Returns the history after a change of a value. Without a kind, it's always a separate one. */
export const recorded = <Value>({ past, kind: before }: History<Value>, value: Value, kind?: string): History<Value> => ({
  past: kind !== undefined && kind === before ? past : [...past, value].slice(-MAX_CHANGES),
  future: [],
  kind,
});

type Step<Value> = { value: Value; history: History<Value> } | undefined;

/** Returns the value before the last change; undefined if there is none. */
export function undone<Value>({ past, future }: History<Value>, value: Value): Step<Value> {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return { value: before, history: { past: past.slice(0, -1), future: [...future, value], kind: undefined } };
}

/** Returns the value before it was undone; undefined if nothing was. */
export function redone<Value>({ past, future }: History<Value>, value: Value): Step<Value> {
  const next = future.at(-1);
  if (next === undefined) return undefined;
  return { value: next, history: { past: [...past, value], future: future.slice(0, -1), kind: undefined } };
}
