/** What a target gets instead of the whole event. */
export type TargetInput = {
  Input?: string;
  InputPath?: string;
  InputTransformer?: { InputPathsMap?: Record<string, string>; InputTemplate: string };
};

/** Reads a JSONPath of the simple kind that EventBridge supports: `$.detail.items[0].id`. */
function valueAt(event: unknown, path: string): unknown {
  const keys = path
    .replace(/^\$\.?/, '')
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/\['([^']+)'\]/g, '.$1')
    .split('.')
    .filter(Boolean);
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined | null)?.[key], event);
}

const reserved: Record<string, (event: Record<string, unknown>, rule: string) => unknown> = {
  'aws.events.event': ({ detail: _detail, ...event }) => event,
  'aws.events.event.json': (event) => event,
  'aws.events.event.ingestion-time': (event) => event.time,
  'aws.events.rule-name': (_event, rule) => rule,
};

function transform(event: Record<string, unknown>, rule: string, template: string, paths: Record<string, string>): string {
  const read = (name: string): unknown => (reserved[name] ? reserved[name](event, rule) : valueAt(event, paths[name] ?? '$.'));
  // Within a JSON string the placeholder's text is inserted, escaped; elsewhere its JSON.
  return template.replace(/"((?:[^"\\]|\\.)*)"|<([\w.-]+)>/g, (whole, quoted: string | undefined, name: string | undefined) => {
    if (name !== undefined) return JSON.stringify(read(name) ?? '');
    const filled = (quoted ?? '').replace(/<([\w.-]+)>/g, (placeholder, inner: string) => {
      if (!(inner in paths) && !reserved[inner]) return placeholder;
      const value = read(inner) ?? '';
      return JSON.stringify(typeof value === 'string' ? value : JSON.stringify(value)).slice(1, -1);
    });
    return quoted === undefined ? whole : `"${filled}"`;
  });
}

/** Returns the text that a target receives for an event: the event itself, a part of it, a constant, or a template filled from it. */
export function targetInput(target: TargetInput, event: Record<string, unknown>, rule: string): string {
  if (target.Input !== undefined) return target.Input;
  if (target.InputPath !== undefined) return JSON.stringify(valueAt(event, target.InputPath) ?? null);
  const transformer = target.InputTransformer;
  if (!transformer) return JSON.stringify(event);
  return transform(event, rule, transformer.InputTemplate, transformer.InputPathsMap ?? {});
}
