import type { EngineFigures, SizeFigures } from './benchSearch';

/** The figures as Markdown tables, one for each size. */
export function searchTable(figures: readonly SizeFigures[]): string {
  return figures.map(sizeTable).join('\n\n');
}

function sizeTable({ listings, importing, engines }: SizeFigures): string {
  const kinds = engines[0]?.questions.map(({ kind }) => kind) ?? [];
  const head = [
    '',
    'first results',
    'whole index',
    'page held up',
    'memory',
    ...kinds.map((kind) => `${kind} p50 / p95`),
  ];
  return [
    `### ${listings.toLocaleString('en')} listings (imported in ${seconds(importing)})`,
    row(head),
    row(head.map(() => '---')),
    ...engines.map((engine) => row(engineCells(engine, engines[0]))),
  ].join('\n');
}

function engineCells(
  { engine, building, memory, questions }: EngineFigures,
  ours: EngineFigures | undefined,
): string[] {
  return [
    engine,
    seconds(building.firstResults),
    seconds(building.whole),
    milliseconds(building.longestBlock),
    memory === null ? '?' : `${memory.toFixed(0)} MB`,
    ...questions.map(({ p50, p95 }, index) => {
      const own = ours?.questions[index];
      const ratio = own === undefined || ours?.engine === engine ? '' : ` (× ${(p95 / own.p95).toFixed(1)})`;
      return `${milliseconds(p50)} / ${milliseconds(p95)}${ratio}`;
    }),
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(2)} s`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`;
}
