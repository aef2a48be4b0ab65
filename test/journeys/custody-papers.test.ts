import { expect, it } from 'vitest';
import { readChainHead } from '#functions/table/chain.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { custodyPaper } from '#shared/model/enumerations/custody.ts';
import { ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { deskWithCase, keyed, member } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { closedPage, fillPage, keptPhoto } from './parts/custody-desk.ts';
import { accept, handoffDesk, handoffsOf, offer } from './parts/handoff-desk.ts';

type Printed = { url: string; fileName: string };

async function print(by: RequestOptions, id: string, paper: string) {
  const { url, fileName } = await ok<Printed>('printCustodyPage', { id, paper }, by);
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return { fileName, text: text.replace(/\s+/g, ' ') };
}

it('prints every page with what it says, and the end of the custody record', async () => {
  const { staff, row, at } = await deskWithCase({ decedentFirstName: 'Wilhelmina', decedentLastName: 'Achterberg' });
  const { id } = row;
  for (const paper of custodyPaper.values) {
    const { text, fileName } = await print(staff, id, paper);
    expect(text).toContain('Wilhelmina Achterberg');
    expect(text).toContain('The custody record has no entry yet');
    expect(fileName).toBe(`${custodyPaper.label(paper)}.pdf`);
  }
  await closedPage(staff, id);
  const head = (await readChainHead(openCloudTable(), custodyChain(id)))!;
  const { text } = await print(await at({ access: 'view-only' }), id, 'removal');
  for (const words of ['Nurse Pereira', 'Signed as M. Pereira', 'Ida Larkspur', 'Stella Teal', '7KQ2-M9XD'])
    expect(text).toContain(words);
  expect(text).toContain(`Entry 1, code ${head.hash.slice(0, 16).match(/.{4}/g)!.join(' ')}`);
  const alone = await ok<Printed>('getCustodyExport', { id, as: 'pdf' }, await at({ access: 'owner' }));
  expect(alone.fileName).toBe('Custody record, Wilhelmina Achterberg.pdf');
  const record = await readPdf(new Uint8Array(await (await fetch(alone.url)).arrayBuffer()));
  expect(record.text).toContain('These pages are a print of the record.');
});

it('has what the first call said on the removal sheet: all of it for staff, and for a trade company what it needs', async () => {
  const { staff, row, home, at } = await deskWithCase();
  const { id } = row;
  await saveAnswers(staff, id, {
    removalAccess: 'Back door, three steps',
    infectiousHazard: 'yes',
    infectiousHazardKind: 'Tuberculosis',
    hasValuables: true,
    valuablesList: 'Wedding ring',
    deathPronounced: true,
    pronouncedBy: 'Nurse Pereira',
  });
  await ok('saveDecedent', { id, changes: { dateOfBirth: '1941-03-02', dateOfDeath: '2026-05-10' } }, keyed(staff));
  await fillPage(staff, id, 'removal', { removalKind: 'trade-company' });
  const company = await member(home.id, 'Northgate', 'Removal');
  await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company', tradeKinds: ['removal-service'] }));
  const trade = await at({ kind: 'trade-company', employeeId: company.id });
  expect((await refused('printCustodyPage', { id, paper: 'removal' }, trade)).status).toBe(404);
  await ok('assignTrade', { caseId: id, employeeId: company.id }, keyed(staff));
  const [ours, theirs] = [await print(staff, id, 'removal'), await print(trade, id, 'removal')];
  for (const { text } of [ours, theirs]) {
    expect(text).toContain('Back door, three steps');
    expect(text).toContain('Yes: Tuberculosis');
    expect(text).toContain('Yes, Nurse Pereira');
    expect(text).toMatch(/Date of birth March 2, 1941 Died May 10, 2026/);
    expect(text).toMatch(/\[\s*\]\sCot/);
  }
  expect(ours.text).toContain('Wedding ring');
  expect(theirs.text).toContain('Wedding ring');
});

it('has how many photos a page has and the codes of their hashes, and where the person is prepared as far as the case knows', async () => {
  const { staff, row, name, trade, tag } = await handoffDesk();
  const { id } = row;
  expect((await print(staff.by, id, 'intake')).text).toContain('Photos None');
  const hash = await keptPhoto(staff.by, id, [200, 30, 30]);
  const code = hash.slice(0, 16).match(/.{4}/g)!.join(' ');
  expect((await print(staff.by, id, 'intake')).text).toContain(`Photos 1 (${code})`);
  expect((await print(trade.by, id, 'intake')).text).toMatch(/Photos 1 (?!\()/);
  expect((await print(staff.by, id, 'preparation')).text).toContain(`Facility ${name}`);
  await accept(trade.by, id, await offer(staff.by, id, tag, trade));
  const { custodian } = await handoffsOf(staff.by, id);
  expect((await print(staff.by, id, 'preparation')).text).toContain(`Facility ${custodian?.name}`);
  await fillPage(staff.by, id, 'preparation', { facility: 'Elm Street' });
  expect((await print(staff.by, id, 'preparation')).text).toContain('Facility Elm Street');
});
