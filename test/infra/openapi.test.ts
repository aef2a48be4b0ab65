import { describe, expect, it } from 'vitest';
import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { contract } from '#shared/contract/index.ts';
import { apiDocsPage } from '../../scripts/api-docs-page.ts';
import { openApiDocument } from '../../scripts/openapi.ts';

const document = await openApiDocument();
const operations = Object.values(document.paths ?? {}).flatMap((methods) =>
  Object.values((methods ?? {}) as Record<string, Operation>),
);
type Operation = {
  operationId: string;
  security: unknown[];
  responses: Record<string, unknown>;
  parameters: { name: string; required?: boolean; schema?: object }[];
};
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

const schemas = document.components?.schemas ?? {};

/** Returns an operation as text, with every schema that it reaches. */
function reached(part: unknown): string {
  const seen = new Set<string>();
  const read = (each: unknown): string => {
    const text = JSON.stringify(each) ?? '';
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
    const unseen = names.filter((name) => !seen.has(name));
    for (const name of unseen) seen.add(name);
    return [text, ...unseen.map((name) => read(schemas[name]))].join('\n');
  };
  return read(part);
}

/** Returns the fields that a noun's own schema has, apart from the id that all have. */
const fieldsOf = (noun: NounName): string[] =>
  Object.keys((nouns[noun].schema as unknown as { shape: object }).shape).filter((field) => field !== 'id');

describe('the OpenAPI document', () => {
  it('is 3.1, and the same each time', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(JSON.stringify(await openApiDocument())).toBe(JSON.stringify(document));
  });

  it('has every call under its one name, behind that of the noun if there is one for each', () => {
    const names = Object.values(contract).flatMap((calls) => Object.keys(calls));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(ids.map((id) => id.split('.').at(-1)))].sort()).toEqual(names.sort());
    const prefixes = new Set(ids.filter((id) => id.includes('.')).map((id) => id.split('.')[0]));
    expect([...prefixes].sort()).toEqual([...nounNames].sort());
  });

  it.each(nounNames)('has operations about %s, with the fields that the noun has', (noun) => {
    for (const call of ['getEntries', 'getEntry', 'saveEntry', 'editEntries', 'retireEntry', 'restoreEntry', 'revertEntry']) {
      const found = operation(`${noun}.${call}`);
      expect(found, call).toBeDefined();
      expect(found?.parameters.map(({ name }) => name)).not.toContain('noun');
      const text = reached(found);
      for (const field of fieldsOf(noun)) expect(text, `${call} ${field}`).toContain(`"${field}":`);
    }
  });

  it('says of every other call which nouns its path takes', () => {
    const parameters = operations.flatMap((each) => each.parameters.filter(({ name }) => name === 'noun'));
    expect(parameters.length).toBeGreaterThan(0);
    for (const { schema } of parameters) expect(schema).toEqual({ type: 'string', enum: nounNames });
  });

  it('takes as a draft what is published and what still has faults', () => {
    const { anyOf } = schemas.ItemsDraft as unknown as { anyOf: object[] };
    expect(anyOf).toEqual([{ $ref: '#/components/schemas/Items' }, { $ref: '#/components/schemas/Entry' }]);
    expect(schemas.Entry).toMatchObject({ required: ['id'] });
    expect(schemas.Items).toMatchObject({
      properties: { isRetired: { const: true } },
      required: expect.arrayContaining(['name']),
    });
  });

  it('says about every call who may make it and how it fails', () => {
    for (const { operationId, security, responses } of operations) {
      expect(security, operationId).toBeInstanceOf(Array);
      expect(responses.default, operationId).toEqual({ $ref: '#/components/responses/Problem' });
    }
    expect(operation('login')?.security).toEqual([]);
    expect(operation('me')?.security).toEqual([{ person: [] }]);
    expect(operation('supportLogin')?.security).toEqual([{ system: [] }]);
    expect(operation('saveArrangement')?.security).toEqual([{}, { person: [] }]);
  });

  it('has every call of the System area, for administrators only', () => {
    const paths = Object.values(contract).flatMap((calls) => Object.values(calls).map((call) => call['~orpc'].route.path));
    const ofSystem = paths
      .filter((path) => path?.startsWith('/api/system/'))
      .map((path = '') => (document.paths?.[path] ? path : path.replace('{noun}', 'items')));
    expect(ofSystem.length).toBeGreaterThan(0);
    for (const path of ofSystem)
      for (const { operationId, security } of Object.values((document.paths?.[path] ?? {}) as Record<string, Operation>))
        expect(security, operationId).toEqual([{ system: [] }]);
    expect(Object.keys(document.paths ?? {})).toEqual(expect.arrayContaining(ofSystem));
  });

  it('requires an Idempotency-Key where the contract does', () => {
    expect(operation('requestInformation')?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', required: true }),
    );
    expect(operation('login')?.parameters.map(({ name }) => name)).not.toContain('Idempotency-Key');
  });

  it('has what a DELETE says beside its path in the query', () => {
    const [, version] = (operation('items.retireEntry')?.parameters ?? []).filter(({ name }) => ['id', 'version'].includes(name));
    expect(version).toMatchObject({ name: 'version', in: 'query', required: true });
    expect(operation('items.retireEntry')).not.toHaveProperty('requestBody');
  });

  it('names the key of plans wherever it is used', () => {
    const withKey = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'x-plan-key'));
    const names = withKey.map(({ operationId }) => operationId);
    expect(names).toEqual(expect.arrayContaining(['saveArrangement', 'createUserAccount', 'createUserLink', 'getPlanPdf']));
    expect(names).not.toContain('getPlannerHome');
  });

  it('refers only to what exists', () => {
    const text = JSON.stringify(document);
    for (const [, kind = '', name = ''] of text.matchAll(/#\/components\/(\w+)\/(\w+)/g))
      expect((document.components as Record<string, object>)[kind], `${kind}/${name}`).toHaveProperty(name);
  });
});

describe('its page', () => {
  const page = apiDocsPage(document);

  it('shows every call, with no script and nothing from elsewhere', () => {
    for (const { operationId } of operations) expect(page).toContain(`<details id="${operationId}">`);
    expect(page).not.toMatch(/<script|<style|style=|https?:\/\/(?!yarrow)/);
  });

  it('shows text as text', () => {
    const tampered = { ...document, info: { ...document.info, description: '<img src=x onerror=alert(1)>' } };
    expect(apiDocsPage(tampered)).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('links to nothing that is not on it', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids, target).toContain(target);
  });
});
