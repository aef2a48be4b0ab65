import { describe, expect, it } from 'vitest';
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
  parameters: { name: string; required?: boolean }[];
};
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

describe('the OpenAPI document', () => {
  it('is 3.1, and the same each time', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(JSON.stringify(await openApiDocument())).toBe(JSON.stringify(document));
  });

  it('has every call under its one name', () => {
    const names = Object.values(contract).flatMap((calls) => Object.keys(calls));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(names.sort());
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
    const ofSystem = paths.filter((path) => path?.startsWith('/api/system/'));
    expect(ofSystem.length).toBeGreaterThan(0);
    for (const path of ofSystem)
      for (const { operationId, security } of Object.values((document.paths?.[path ?? ''] ?? {}) as Record<string, Operation>))
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
    const [, version] = (operation('retireEntry')?.parameters ?? []).filter(({ name }) => ['id', 'version'].includes(name));
    expect(version).toMatchObject({ name: 'version', in: 'query', required: true });
    expect(operation('retireEntry')).not.toHaveProperty('requestBody');
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
