import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { api, ask, newAddress, newEmail, ok, openCloudTable } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { launched } from '#test/world/world.ts';
import { ownHome, currentHome } from './parts/own-home.ts';
import { priceDesk, rowsOf } from './parts/price-desk.ts';
import { teamHome, newMember, invited, added } from './parts/team-home.ts';
import { workshop, newPackage, save, listed, choicesOf, lineOf, sentOf } from './parts/package-maker.ts';
import { mailsTo, nextMail, tokenIn } from './parts/mailbox.ts';
import { cloud } from '#test/cloud/cloud.ts';

const show = (name: string, value: unknown) => process.stdout.write(`@@ ${name}: ${JSON.stringify(value)?.slice(0, 1800)}\n`);
const tally = (all: readonly { status: number; text?: string }[]) => { const t: Record<string, number> = {}; for (const { status } of all) t[status] = (t[status] ?? 0) + 1; return [t, all.find((a) => a.status >= 500)?.text]; };
const form = (parts: [string, string, string?][], boundary = 'xyz') => Buffer.from(parts.map(([name, body, file]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n${file === undefined ? '' : 'Content-Type: image/png\r\n'}\r\n${body}\r\n`).join('') + `--${boundary}--\r\n`);

describe('explore', () => {
  it('multipart', async () => {
    const { by } = await ownHome();
    const send = async (name: string, body: Uint8Array | string, type = 'multipart/form-data; boundary=xyz') => {
      const t = performance.now();
      const a = await api('/api/locations/current/images/upload', { ...by, method: 'POST', key: randomUUID(), body, headers: { ...by.headers, 'content-type': type } });
      show(`mp ${name}`, [a.status, Math.round(performance.now() - t), a.text.slice(0, 260)]);
    };
    await send('none', form([]));
    await send('text file', form([['file', 'hello']]));
    await send('two files', form([['file', 'a', 'a.png'], ['file', 'b', 'b.png']]));
    await send('proto', form([['__proto__[x]', 'a'], ['constructor[prototype][y]', 'b'], ['file', 'a', 'a.png']]));
    await send('deep', form([[`file${'[a]'.repeat(50_000)}`, 'a']]));
    await send('deep2', form([[`file${'[a]'.repeat(5_000)}`, 'a', 'b']]));
    await send('index', form([['file[4294967294]', 'a'], ['file[999999999]', 'b']]));
    await send('many text', form(Array.from({ length: 40_000 }, (_, n): [string, string] => [`f${n}`, 'x'])));
    await send('many files', form(Array.from({ length: 30_000 }, (_, n): [string, string, string] => [`f${n}`, 'x', 'x'])));
    await send('many same', form(Array.from({ length: 30_000 }, (): [string, string, string] => [`file`, 'x', 'x'])));
    await send('no boundary', form([['file', 'x', 'x']]), 'multipart/form-data');
    await send('boundary long', form([['file', 'x', 'x']]), `multipart/form-data; boundary=${'a'.repeat(2000)}`);
    await send('boundary in body', '--xyz--xyz--xyz', 'multipart/form-data; boundary=xyz');
    await send('crlf name', Buffer.from(`--xyz\r\nContent-Disposition: form-data; name="file"; filename="a\r\nX-Evil: 1"\r\n\r\nx\r\n--xyz--\r\n`));
    await send('b64', Buffer.from(`--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--xyz--\r\n`));
    const t = performance.now();
    const a = await api('/api/locations/current/images/upload', { method: 'POST', key: randomUUID(), body: form(Array.from({ length: 30_000 }, (_, n): [string, string, string] => [`f${n}`, 'x', 'x'])), headers: { 'content-type': 'multipart/form-data; boundary=xyz' } });
    show('mp nobody', [a.status, Math.round(performance.now() - t)]);
  }, 120000);
  it('races', async () => {
    const { owner, admin, locationId } = await teamHome();
    const row = await invited(owner.by);
    const token = tokenIn(await nextMail(cloud.mailUrl, row.email));
    const all = await Promise.all(Array.from({ length: 50 }, () => ask('activateEmployee', { token, firstName: 'Nadia', lastName: 'Newman', password: 'lantern over still water' }, { from: newAddress() })));
    show('50 activations', tally(all));
    const two = await Promise.all([
      ...Array.from({ length: 5 }, () => ask('transferOwnership', { oldOwnerId: owner.member.id, newOwnerId: admin.member.id }, owner.by)),
      ...Array.from({ length: 5 }, () => ask('transferOwnership', { oldOwnerId: owner.member.id, newOwnerId: row.id }, owner.by)),
      ask('deleteEmployee', { id: admin.member.id }, owner.by), ask('deleteEmployee', { id: row.id }, owner.by),
      ask('deleteEmployee', { id: owner.member.id }, admin.by),
    ]);
    show('transfer race', [tally(two), two.map((x) => x.status)]);
    const items = (await openCloudTable().query(`LOCATION#${locationId}`, { startsWith: 'EMPLOYEE#', consistent: true })).items;
    show('owners', items.map((i) => [i.firstName, i.access]));
  }, 60000);
  it('20 saves of a package', async () => {
    const shop = await workshop();
    const sent = newPackage(shop, { pricingMethod: 'flat', priceCents: 5000 } as never);
    const a = await Promise.all(Array.from({ length: 20 }, () => ask('saveTemplate', { version: 0, template: sent }, shop.staff)));
    show('20 new', tally(a));
    const b = await Promise.all(Array.from({ length: 20 }, (_, n) => ask('saveTemplate', { version: 1, template: { ...sent, priceCents: 6000 + n } }, shop.staff)));
    show('20 saves', tally(b));
    let lost = 0;
    for (let n = 0; n < 12; n++) {
      const now = (await listed(shop)).find((each) => each.template.id === sent.id)!;
      const price = 10_000 + n;
      const [s] = await Promise.all([
        ask<any>('saveTemplate', { version: now.version, template: sentOf(now, { priceCents: price }) }, shop.staff),
        ask(now.template.isActive ? 'archiveTemplate' : 'restoreTemplate', { id: sent.id }, shop.staff),
      ]);
      const then = (await listed(shop)).find((each) => each.template.id === sent.id)!;
      if (s.status === 200 && then.template.priceCents !== price) lost += 1;
    }
    show('archive x save lost', lost);
    const order = (await listed(shop)).map((t) => t.template.id);
    show('order', tally(await Promise.all(Array.from({ length: 10 }, (_, n) => ask('orderTemplates', { ids: n % 2 ? order : [...order].reverse() }, shop.staff)))));
    show('order foreign', (await ask('orderTemplates', { ids: [launched[0]!.templates[0]!.id] }, shop.staff)).status);
    const other = await workshop();
    show('save foreign id', (await ask<any>('saveTemplate', { version: 0, template: { ...sent } }, other.staff)).status);
    show('cheap a la carte', (await ask<any>('saveTemplate', { version: 0, template: newPackage(shop, { pricingMethod: 'a-la-carte', priceCents: 1, packageServices: [lineOf(await choicesOf(shop), 'basic-services')] } as never) }, shop.staff)).body.template?.priceCents);
  }, 120000);
  it('hostile pdf', async () => {
    const shop = await workshop({ isActive: true });
    const choices = await choicesOf(shop);
    const word = 'W'.repeat(1000);
    const services = choices.home.services.slice(0, 60).map((s) => ({ packageServiceId: randomUUID(), serviceId: s.id, displayName: s.name, detailText: `\u202e${word.slice(0, 990)}`, isIncluded: true, ...(s.gplLine ? { gplLine: s.gplLine } : {}) }));
    const made: number[] = [];
    for (let n = 0; n < 87; n += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, k) => ask<any>('saveTemplate', { version: 0, template: newPackage(shop, { name: `\u202ePackage \ud83d\ude00 ${n + k}`, description: '\u05d0\u0628'.repeat(1500), notes: 'W'.repeat(1000), pricingMethod: 'flat', priceCents: 900_000, packageServices: services.map((s) => ({ ...s, packageServiceId: randomUUID() })) } as never) }, shop.staff)));
      made.push(...answers.map((a) => a.status));
      if (n === 0) show('first', answers[0]!.text.slice(0, 300));
    }
    show('made', tally(made.map((status) => ({ status }))));
    for (const [name, input] of [['getPriceListDraft', {}], ['getGplPdf', { id: shop.locationId }], ['getOwnTemplates', {}], ['getDashboard', {}], ['createGplPdf', { providerLocationId: shop.locationId }], ['getPlannerHome', { locationId: shop.locationId }]] as const) {
      const t = performance.now();
      const a = await ask(name, input, shop.staff);
      show(`pdf ${name}`, [a.status, Math.round(performance.now() - t), a.text.length, a.text.slice(0, 200)]);
    }
  }, 240000);
});
