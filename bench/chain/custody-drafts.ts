import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { type Recorded, recordedChange, recordedPage } from '#shared/custody/custody-record.ts';
import { effectEntry } from '#shared/custody/effects/effect-entries.ts';
import { handoffEntry } from '#shared/custody/handoffs/handoff-entries.ts';
import type { Doer } from '#shared/custody/recorded-deed.ts';
import { tagEntry } from '#shared/custody/tags/tag-entries.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import type { Handoff } from '#shared/model/handoff.ts';
import type { PersonalEffect } from '#shared/model/personal-effect.ts';
import { codeOfTag, tagIdOf } from '#shared/values/tag-code.ts';

const [locationId, account] = [randomUUID(), randomUUID()];
const { values } = decedentStatus;
const id = tagIdOf(randomBytes(16));
const tag = { id, code: codeOfTag(id), role: 'primary', subject: 'decedent' } as const;
const photoOf = (at: number) => createHash('sha256').update(`photo ${at}`).digest('hex');

const doerAt = (at: number): Doer => ({
  ...{
    id: randomUUID(),
    kind: 'provider',
    by: account,
    byName: 'Ida Larkspur',
    now: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
  },
  ...{ note: 'Received at the side entrance with a signed release.', salt: randomBytes(32).toString('hex') },
});

const effect: PersonalEffect = {
  ...{
    id: randomUUID(),
    decedentId: randomUUID(),
    item: 'watch',
    description: 'Steel, leather strap',
    quantity: 1,
    foundWhere: '',
  },
  ...{ wishes: [], photos: [{ id: randomUUID(), sha256: photoOf(0) }], state: 'stored', stateOn: '2026-01-01T00:00:00.000Z' },
  handling: 'return-to-family',
};
const handoff: Handoff = {
  ...{ id: randomUUID(), subject: 'decedent', tag, purpose: 'reduction', papers: ['authorization', 'permit'], effects: 'A ring' },
  ...{ from: { kind: 'home', name: 'Larkspur Lane' }, to: { kind: 'trade', id: randomUUID(), name: 'Northgate Crematory' } },
  ...{ state: 'offered', offered: { by: account, byName: 'Ida Larkspur', on: '2026-01-01T00:00:00.000Z', how: 'tag-scanned' } },
};

/** What a record says, over and over: a change of care, a closed page with photos, a tag that is bound and compared, an effect, and a hand-off. */
const kinds: readonly ((caseId: string, at: number) => Promise<Recorded>)[] = [
  (caseId, at) => {
    const { id: entryId, now, salt } = doerAt(at);
    const on = now.toISOString();
    const change = { from: values[at % values.length]!, to: values[(at + 1) % values.length]!, note: `No. ${at}` };
    const by = { recordedBy: account, recordedByName: 'Ida Larkspur', happenedOn: on, recordedOn: on };
    return recordedChange({ id: entryId, caseId, ...change, ...by }, { locationId, salt });
  },
  (_, at) => {
    const { id: entryId, now, salt } = doerAt(at);
    const by = { id: entryId, recordedBy: account, recordedByName: 'Ida Larkspur', recordedOn: now.toISOString() };
    return recordedPage(
      { ...by, page: 'intake', kind: 'closed', said: '{}', photos: [photoOf(at), photoOf(-at)] },
      { locationId, salt },
    );
  },
  (_, at) => tagEntry({ type: 'custody.tag-bound', how: 'tag-scanned' }, tag, { locationId, doer: doerAt(at) }),
  (_, at) => {
    const deed = { type: 'custody.identity-verified', how: 'tag-scanned', finding: 'confirmed' } as const;
    return tagEntry(deed, tag, { locationId, doer: doerAt(at) });
  },
  (_, at) => {
    const { id: entryId, salt, byName: name, now, note } = doerAt(at);
    const doer = { actor: { kind: 'provider' as const, id: account }, name, on: now.toISOString(), note };
    const of = { id: entryId, salt, locationId, doer, names: ['Ida Larkspur', 'Rosa Gorham'] };
    return effectEntry({ type: 'custody.effect-moved', from: 'on-body' }, effect, of);
  },
  (_, at) =>
    handoffEntry(
      {
        type: 'custody.handoff-accepted',
        how: 'tag-scanned',
        moved: { from: 'in-care', to: 'transferred' },
        evidence: [{ kind: 'photo', sha256: photoOf(at) }],
      },
      handoff,
      { locationId, doer: doerAt(at) },
    ),
];

/** Returns what a custody record of this many entries says, each written by the code that writes it in production. */
export async function custodyDrafts(caseId: string, count: number): Promise<ChainEntryDraft[]> {
  const made = Array.from({ length: count }, (_, at) => kinds[at % kinds.length]!(caseId, at));
  return (await Promise.all(made)).map(({ draft }) => draft);
}
