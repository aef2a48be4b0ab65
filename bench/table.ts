import { digits, type Figure, isMet, ratioOf } from './figure.ts';

const headings = ['', 'ours', 'peer', 'ratio', 'goal', ''];

function goalText({ goal, unit }: Figure): string {
  if (!goal) return '';
  const bound = 'atMost' in goal ? `≤ ${digits(goal.atMost)}` : `≥ ${digits(goal.atLeast)}`;
  return goal.of === 'ratio' ? `${bound} x` : `${bound} ${unit}`.trim();
}

function cells(figure: Figure): string[] {
  const { name, ours, unit, peer, note } = figure;
  const ratio = ratioOf(figure);
  const met = isMet(figure);
  return [
    `  ${name}`,
    ours === null ? (note ?? 'not measured') : `${digits(ours)} ${unit}`.trim(),
    peer ? `${digits(peer.value)} (${peer.name})` : '',
    ratio === null ? '' : `${ratio.toFixed(2)} x`,
    goalText(figure),
    figure.failed ? '✗ failed' : met === null ? '' : met ? '✓' : '✗ missed',
  ];
}

/** Returns all figures as text, aligned, with a heading per group. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(cells);
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
  const groups = [...new Set(figures.map(({ group }) => group))];
  const linesOf = (group: string) => rows.filter((_, at) => figures[at]!.group === group).map(line);
  return [line(headings), ...groups.flatMap((group) => [group, ...linesOf(group)])].join('\n');
}
