import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { composePriceListPdf } from '#functions/documents/price-list/price-list-pdf.ts';
import { checkPriceList } from '#shared/funeral-rule/check-price-list.ts';
import { composePapers } from '#shared/funeral-rule/compose-merchandise-lists.ts';
import { composePriceList } from '#shared/funeral-rule/compose-price-list.ts';
import { disclosures } from '#shared/funeral-rule/disclosures.ts';
import { priceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import type { PriceListBlock } from '#shared/model/price-list-block.ts';
import { formatCents } from '#shared/values/money.ts';
import { lawfulList } from '#test/world/price-lists.ts';
import { realList, realPrices } from '#test/world/real-price-list.ts';
import { world } from '#test/world/world.ts';
import { priceListOf } from '#world/price-list-of.ts';
import { fonts, readPdf } from './read-pdf.ts';

const compose = (
  content: GeneralPriceList,
  blocks: readonly PriceListBlock[] = composePriceList(content),
  title = content.title,
) =>
  composePriceListPdf(fonts, {
    blocks,
    home: content.home,
    title,
    effectiveOn: content.effectiveOn,
    createdOn: '2026-11-21',
    isDraft: false,
  });
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');
/** Returns the text as people read it, without page footers. */
const wordsOf = async (bytes: Uint8Array) => {
  const { pages } = await readPdf(bytes);
  return inOneLine(pages.map((page) => page.replace(/\n[^\n]*: [^\n]* Price List[^\n]*\n?Page \d+ of \d+\s*$/, '')).join(' '));
};

/** Expects every block of a list in the text, in the list's order. */
function expectInOrder(text: string, blocks: readonly PriceListBlock[]): void {
  let at = 0;
  for (const words of blocks.flatMap((block) =>
    'price' in block ? [block.label, block.price] : 'text' in block ? [block.text] : [],
  )) {
    const found = text.indexOf(inOneLine(words), at);
    expect(found, words).toBeGreaterThanOrEqual(at);
    // A row's price is printed at the height of its name, and may be read before the notes.
    at = found;
  }
}

describe('the real price list', () => {
  const content = realList();

  it('passes, and its document has every item and every sentence that they require, in place', async () => {
    expect(checkPriceList(content)).toEqual([]);
    const text = await wordsOf(compose(content).bytes);
    for (const [name, dollars] of realPrices) {
      const said = name.replace(/^(Direct cremation|Immediate burial), /, '');
      const own = `${said[0]?.toUpperCase()}${said.slice(1)}`;
      expect(text).toMatch(new RegExp(`${own.replace(/[()/]/g, '\\$&')} \\${formatCents(dollars * 100)}`));
    }
    const D3 = disclosures.D3.text.replace('(specify containers)', 'unfinished fiberboard container');
    const places = [
      disclosures.D1.text,
      'Basic services of the funeral director and staff',
      `${disclosures.D4A.text} Our services include consultation, permits and the care of our house.`,
      'Embalming $825.00',
      disclosures.D2.text,
      'Minimal preparation',
      'Direct cremation $995.00',
      'Unfinished fiberboard container',
      D3,
      'Immediate burial $2,600.00 to $3,595.00',
    ].map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    // Caskets and outer containers are not on it, and neither are their sentences.
    expect(text).not.toContain(disclosures.D5.text);
    expect(text).not.toContain(disclosures.D7.text);
  });
});

describe('the document of a price list', () => {
  it('says everything that the list says, in order, for every home of the sample world', async () => {
    const homes = world.homes.flatMap((home) => priceListOf(home, world.catalog) ?? []);
    expect(homes.length).toBeGreaterThan(50);
    for (const content of homes) expect(checkPriceList(content), content.home).toEqual([]);
    for (const content of homes.slice(0, 8)) expectInOrder(await wordsOf(compose(content).bytes), composePriceList(content));
  });

  it('is tagged, titled, numbered, dated on each page, US Letter, with its own fonts', async () => {
    const content = priceListOf(world.homes[0]!, world.catalog)!;
    const { bytes, pages, missingCharacters } = compose(content);
    const read = await readPdf(bytes);
    expect(read.isTagged).toBe(true);
    expect(read.info.Title).toBe(`General Price List, ${content.home}`);
    expect(read.roles).toEqual(expect.arrayContaining(['Document', 'Sect', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']));
    expect(read.outline).toEqual(expect.arrayContaining(['General Price List', 'Direct cremation', 'Packages']));
    expect(read.pages).toHaveLength(pages);
    for (const [index, page] of read.pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages}`);
      expect(inOneLine(page)).toContain('General Price List, effective September 1, 2026');
    }
    expect(missingCharacters).toEqual([]);
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
  });

  it('is the same file for the same list, and marks each page of a draft', async () => {
    const content = lawfulList();
    const sum = () => createHash('sha256').update(compose(content).bytes).digest('hex');
    expect(sum()).toBe(sum());
    const input = {
      blocks: composePriceList(content),
      home: content.home,
      title: content.title,
      effectiveOn: null,
      createdOn: '2026-11-21',
    };
    const { pages } = await readPdf(composePriceListPdf(fonts, { ...input, isDraft: true }).bytes);
    for (const page of pages) expect(page).toContain('DRAFT, not published. Do not hand out.');
  });

  it('comes with separate casket and outer container lists if chosen, each with its title, date, and descriptions', async () => {
    const content = lawfulList();
    const papers = composePapers(content);
    expect(papers.map(({ paper }) => paper)).toEqual(priceListPaper.values);
    const [, caskets, outer] = await Promise.all(
      papers.map(({ paper, blocks }) => wordsOf(compose(content, blocks, priceListPaper.label(paper)).bytes)),
    );
    expect(caskets).toContain('Casket Price List');
    expect(caskets).toContain('Oak casket Solid red oak, satin finish, ivory crepe. $1,295.00');
    expect(caskets).toContain('October 1, 2026');
    expect(outer).toContain('Outer Burial Container Price List');
    expect(outer?.indexOf(disclosures.D7.text)).toBeLessThan(outer?.indexOf('Concrete grave liner') ?? 0);
    expect(
      composePapers({ ...content, separateLists: { caskets: false, outerBurialContainers: false } }).map(({ paper }) => paper),
    ).toEqual(['gpl']);
  });
});

/** poppler and qpdf, if this machine has them; unpdf above reads the same files everywhere. */
const tools = ['pdftotext', 'pdfinfo', 'qpdf'].filter((tool) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, tool))),
);
const folder = mkdtempSync(join(tmpdir(), 'yarrow-price-list-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const commands: Record<string, (file: string) => [args: string[], says: RegExp]> = {
  pdftotext: (file) => [['-layout', file, '-'], /General Price List[\s\S]*Embalming +\$825\.00/],
  pdfinfo: (file) => [[file], /Tagged: +yes[\s\S]*Page size: +612 x 792 pts \(letter\)/],
  qpdf: (file) => [['--check', file], /No syntax or stream encoding errors found/],
};

describe('the document of a price list, read by other programs', () => {
  it('is read without a warning by those that are installed', () => {
    for (const tool of tools) {
      const file = join(folder, `${tool}.pdf`);
      writeFileSync(file, compose(realList()).bytes);
      const [args, says] = commands[tool]!(file);
      // Programs complain on standard error, so it is added to the output.
      const { stdout, stderr, status } = spawnSync(tool, args, { encoding: 'utf8' });
      expect(status).toBe(0);
      const answer = `${stdout}${stderr}`;
      expect(answer).toMatch(says);
      expect(answer).not.toMatch(/warning|syntax error:/i);
    }
  });
});
