/** Measures composing a statement of 60 lines as a PDF in this process and prints the figures as JSON: run by bench/index.ts in a child. */
import { composeStatementPdf } from '#functions/documents/statement/statement-document.ts';
import { fonts, readPdf } from '#test/documents/read-pdf.ts';
import { numberedId } from '#test/world/arbitrary-triggers.ts';
import { fullStatement, statementLine, statementPaper } from '#test/world/sample-statement.ts';
import type { Figure } from './figure.ts';
import { pdfkitPages } from './pdf/pdfkit-pages.ts';
import { scaled } from './scale.ts';
import { median, quantile } from './statistics.ts';
import { timesOf } from './times-of.ts';

const LINES = 60;
const group = `PDF of a statement of goods and services: ${LINES} lines, tagged, with places to sign`;
const rounds = scaled(100, 1);
/** Until the compiler has seen all of it. */
const warmUp = scaled(40, 0);

const few = fullStatement().lines.length;
const more = Array.from({ length: LINES - few }, (_, at) =>
  statementLine({
    key: `more:${at}`,
    section: at % 2 === 0 ? 'services' : 'merchandise',
    label: `Memorial folders and flowers, order ${at}`,
    detail: 'As shown at the conference',
    unit: 'each',
    quantity: 1 + (at % 4),
    unitCents: 1_250 + at,
    amountCents: (1_250 + at) * (1 + (at % 4)),
  }),
);
const paper = statementPaper(fullStatement({}, more));
const compose = () => {
  let nth = 100;
  return composeStatementPdf(fonts, paper, () => {
    nth += 1;
    return numberedId(nth);
  }).bytes;
};

const startedAt = performance.now();
const first = compose();
const coldMs = performance.now() - startedAt;
const { pages } = await readPdf(first);
const peer = pdfkitPages(pages);

const times = await timesOf({ ours: compose, pdfkit: peer }, rounds, warmUp);

const pdfkit = { name: 'pdfkit, the same words alone', value: median(times.pdfkit) };
const figures: Figure[] = [
  {
    group,
    name: `${pages.length} pages, warm`,
    unit: 'ms',
    ours: median(times.ours),
    peer: pdfkit,
    goal: { of: 'ratio', atMost: 1 },
  },
  { group, name: '99th percentile', unit: 'ms', ours: quantile(times.ours, 0.99), goal: { of: 'ours', atMost: 60 } },
  { group, name: 'the first of a process, fonts opened', unit: 'ms', ours: coldMs },
  { group, name: 'bytes', unit: 'KB', ours: first.length / 1024, peer: { ...pdfkit, value: (await peer()).length / 1024 } },
];
process.stdout.write(`${JSON.stringify(figures)}\n`);
