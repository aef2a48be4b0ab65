import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { composedDocuments } from '#world/composed-documents.ts';

type Preview = {
  image: string;
  width: number;
  height: number;
  page: number;
  pageCount: number;
  places: { fieldId: string; x: number; y: number }[];
  missingCharacters: string;
};

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token });
const parts = ({ name, blocks, fields, signers }: ReturnType<typeof composedDocuments>[number]) => ({
  name,
  blocks,
  fields,
  signers,
});
const preview = (more: object) => ok<Preview>('previewComposedPage', { page: 1, width: 400, isFilled: true, ...more }, by());

describe.each(composedDocuments().map((each) => [each.name, each] as const))('%s', (_, template) => {
  it('is drawn page by page, blank and filled in, with its fields', async () => {
    const first = await preview(parts(template));
    expect(first).toMatchObject({ page: 1, width: 400, height: 517, missingCharacters: '' });
    const blank = await preview({ ...parts(template), isFilled: false });
    expect(blank.image).not.toBe(first.image);
    const [, format, picture = ''] = /^data:image\/(png|webp);base64,(.*)$/.exec(first.image) ?? [];
    expect(await sharp(Buffer.from(picture, 'base64')).metadata()).toMatchObject({ format, width: 400, height: 517 });
    const rest = await Promise.all(
      Array.from({ length: first.pageCount - 1 }, (__, at) => preview({ ...parts(template), page: at + 2 })),
    );
    const shown = new Set([first, ...rest].flatMap(({ places }) => places.map(({ fieldId }) => fieldId)));
    expect(shown).toEqual(new Set(template.fields.map(({ id }) => id)));
  });
});

describe('a document that isn’t saved', () => {
  const letter = { name: 'Letter', blocks: [], fields: [], signers: [] };

  it('shows its last page instead of one that it doesn’t have', async () => {
    expect(await preview({ ...letter, page: 9 })).toMatchObject({ page: 1, pageCount: 1, places: [] });
  });

  it('is refused in words if a block can’t be printed', async () => {
    const block = { id: randomUUID(), type: 'general', fontSize: 40 };
    const answer = await refused(
      'previewComposedPage',
      { ...letter, blocks: [block], page: 1, width: 400, isFilled: false },
      by(),
    );
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer)).toContain('blocks.0.fontSize');
  });
});

it('is published only with the fields that its texts name', async () => {
  const id = randomUUID();
  const block = { id: randomUUID(), type: 'general', text: 'The body of {{Ful name}}.' };
  const entry = { id, name: `Letter ${id}`, type: 'next-of-kin-waiver', audience: 'funeral-director', blocks: [block] };
  const { version } = await ok<EntryRow>(
    'saveEntry',
    { noun: 'templateDocuments', version: 0, base: null, entry },
    { token, key: randomUUID() },
  );
  const wanted = { drafts: [{ noun: 'templateDocuments', id, version }], note: 'A letter', withoutDryRun: 'For a test' };
  const answer = await refused('publishRelease', wanted, { token, key: randomUUID() });
  expect(JSON.stringify(answer)).toContain(
    'This document has no field “Ful name.” Insert one from the list, or remove the braces.',
  );
});
