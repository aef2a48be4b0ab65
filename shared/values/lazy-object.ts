import * as z from 'zod';

/** Refuses every field that an object doesn't name. One for all objects, since schemas are immutable. */
const noOthers = /* @__PURE__ */ z.never();

/**
 * Builds a strict object schema whose fields are built when something first reads them: a parse, a `.shape`, the OpenAPI document. A module of schemas is
 * loaded by every Lambda that serves one of its calls, and building all of their fields took a third of a cold start.
 *
 * `.extend`, `.pick`, `.omit`, `.partial`, and `.required` read the fields of what they are called on. At the top of a module, use them inside the
 * function: `lazyObject(() => ({ ...caseSchema.shape, version }))`.
 */
// @__NO_SIDE_EFFECTS__ (bundlers drop schemas that nobody imports)
export function lazyObject<Shape extends z.core.$ZodLooseShape>(fields: () => Shape) {
  let built: Shape | undefined;
  return new z.ZodObject({
    type: 'object',
    get shape() {
      built ??= fields();
      // Zod looks for fields that are known without running anything; from here on, these are.
      Object.defineProperty(this, 'shape', { value: built });
      return built;
    },
    catchall: noOthers,
  }) as unknown as z.ZodObject<z.core.util.Writeable<Shape>, z.core.$strict>;
}

/**
 * Builds each schema of a table when it is first read, for fields that several objects spread and for schemas that are looked up by name. Spreading a table
 * builds all of it, so spread it inside the function of a `lazyObject`.
 */
// @__NO_SIDE_EFFECTS__ (bundlers drop tables that nobody imports)
export function lazyFields<Builders extends Readonly<Record<string, () => z.ZodType>>>(builders: Builders) {
  const fields = {};
  for (const [name, build] of Object.entries(builders)) {
    Object.defineProperty(fields, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = build();
        Object.defineProperty(fields, name, { value });
        return value;
      },
    });
  }
  return fields as { readonly [Name in keyof Builders]: ReturnType<Builders[Name]> };
}
