import type { OpenAPI } from '@orpc/openapi';

type JsonSchema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** Returns text with `code` in backquotes, as descriptions have it, as HTML. */
const prose = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Returns the bounds that say something: the safe-integer range of a plain number doesn't. */
function bounds(schema: JsonSchema): string {
  const [least, most, unit] =
    schema.type === 'string' ? [schema.minLength, schema.maxLength, ' characters'] : [schema.minimum, schema.maximum, ''];
  const meant = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  if (meant(least) && meant(most)) return ` (${least} to ${most}${unit})`;
  if (meant(most)) return ` (at most ${most}${unit})`;
  return meant(least) && least !== 0 ? ` (at least ${least}${unit})` : '';
}

function objectShape(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `${inner}<b>${escaped(name)}</b>${schema.required?.includes(name) ? '' : '?'}: ${shape(field, inner)}`,
  );
  if (typeof schema.additionalProperties === 'object')
    fields.push(`${inner}[any name]: ${shape(schema.additionalProperties, inner)}`);
  return fields.length > 0 ? `{\n${fields.join('\n')}\n${indent}}` : '{}';
}

/** Returns a JSON schema as a few readable lines of HTML. */
function shape(schema: JsonSchema, indent = ''): string {
  const named = schema.$ref?.split('/').at(-1);
  if (named) return `<a href="#${named}">${named}</a>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => shape(choice, indent)).join(' or ');
  if (schema.enum) return schema.enum.map((value) => escaped(JSON.stringify(value))).join(' | ');
  if (schema.const !== undefined) return escaped(JSON.stringify(schema.const));
  if (schema.type === 'array') return `list of ${shape(schema.items ?? {}, indent)}`;
  if (schema.type === 'object') return objectShape(schema, indent);
  const initial = schema.default === undefined ? '' : `, ${escaped(JSON.stringify(schema.default))} unless given`;
  return `${schema.type ?? 'anything'}${schema.format ? ` ${schema.format}` : ''}${bounds(schema)}${initial}`;
}

const part = (title: string, body: string) => (body ? `<h4>${title}</h4>${body}` : '');
const contentSchema = (content: OpenAPI.RequestBodyObject['content'] | undefined) =>
  content?.['application/json']?.schema as JsonSchema | undefined;
const pre = (schema: JsonSchema | undefined) => (schema ? `<pre tabindex="0">${shape(schema)}</pre>` : '');

function parametersTable(parameters: OpenAPI.ParameterObject[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${place}${required ? ', required' : ''}</td>` +
      `<td>${shape((schema ?? {}) as JsonSchema)}${description ? `<br>${prose(description)}` : ''}</td></tr>`,
  );
  return `<div class="wide" tabindex="0"><table>${rows.join('')}</table></div>`;
}

function operationHtml(path: string, method: string, operation: OpenAPI.OperationObject): string {
  const body = contentSchema((operation.requestBody as OpenAPI.RequestBodyObject | undefined)?.content);
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status !== 'default');
  return `<details id="${operation.operationId}"><summary><h3>${operation.operationId}</h3>
<code><span class="method">${method.toUpperCase()}</span> ${escaped(path)}</code><span>${prose(operation.summary ?? '')}</span></summary>
<p>Who: ${prose(operation.description ?? '')}</p>
${part('Parameters', parametersTable((operation.parameters ?? []) as OpenAPI.ParameterObject[]))}
${part('Body', pre(body))}
${answers.map(([status, answer]) => part(`Answer ${status}`, pre(contentSchema((answer as OpenAPI.ResponseObject).content)))).join('')}
</details>`;
}

function groupHtml(document: OpenAPI.Document, { name, description }: OpenAPI.TagObject): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries((methods ?? {}) as Record<string, OpenAPI.OperationObject>)
      .filter(([, operation]) => operation.tags?.includes(name))
      .map(([method, operation]) => operationHtml(path, method, operation)),
  );
  return `<section aria-labelledby="${name}"><h2 id="${name}">${escaped(description ?? name)}</h2>${operations.join('\n')}</section>`;
}

function problemsHtml(document: OpenAPI.Document): string {
  const answer = document.components?.responses?.Problem as OpenAPI.ResponseObject;
  const [intro = '', ...codes] = answer.description.split('\n');
  return `<section aria-labelledby="problems"><h2 id="problems">When something goes wrong</h2><p>${prose(intro)}</p>
<ul>${codes.map((code) => `<li>${prose(code.slice(2))}</li>`).join('')}</ul></section>`;
}

/** Returns the API to read: one page of HTML without any script, made from the OpenAPI document. Its style is a file beside it. */
export function apiDocsPage(document: OpenAPI.Document): string {
  const schemas = Object.entries(document.components?.schemas ?? {});
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)} API</title>
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<main>
<h1>${escaped(document.info.title)} API</h1>
<p>${prose(document.info.description ?? '')} <a href="/api/openapi.json">OpenAPI document</a></p>
<nav aria-label="Groups"><ul>${(document.tags ?? []).map(({ name, description }) => `<li><a href="#${name}">${escaped(description ?? name)}</a></li>`).join('')}</ul></nav>
${(document.tags ?? []).map((tag) => groupHtml(document, tag)).join('\n')}
${problemsHtml(document)}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes used by more than one call</h2>
${schemas.map(([name, schema]) => `<h3 id="${name}">${name}</h3>${pre(schema as JsonSchema)}`).join('\n')}</section>
</main>
</body>
</html>
`;
}
