import { expect, it } from 'vitest';
import type { ConferenceHome } from '#shared/contract/case-contracts-views.ts';
import { ok, refused } from '#test/cloud/cloud.ts';
import { contractDesk } from './parts/contract-desk.ts';

it('returns what the home of a case offers, with the papers of its list, to nobody of another home', async () => {
  const { admin, id, list, home } = await contractDesk();
  const offer = await ok<ConferenceHome>('getConferenceHome', { id }, admin);
  expect(offer.list).toEqual({
    versionId: list.id,
    effectiveOn: list.effectiveOn,
    papers: expect.arrayContaining(list.papers.map(({ paper }) => paper)),
  });
  expect(offer.list!.papers).toHaveLength(list.papers.length);
  expect(offer.home.templates).toEqual(home.templates);
  // What is made in warm memory answers the next one, too.
  expect(await ok<ConferenceHome>('getConferenceHome', { id }, admin)).toEqual(offer);
  const other = await contractDesk();
  expect(await refused('getConferenceHome', { id }, other.admin)).toMatchObject({ status: 404 });
});
