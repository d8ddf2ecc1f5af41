import { readFileSync } from 'node:fs';

export interface JudgedQuery {
  readonly query: string;
  /** 1 to 3 by the id of the listing: see the rules in judgedQueries.txt. */
  readonly grades: ReadonlyMap<string, number>;
}

/** @throws when an entry has no answers. */
export function readJudgedQueries(): readonly JudgedQuery[] {
  const text = readFileSync(new URL('judgedQueries.txt', import.meta.url), 'utf8').replace(/^#.*\n/gm, '');
  return text
    .trim()
    .split(/\n{2,}/)
    .map(readEntry);
}

function readEntry(entry: string): JudgedQuery {
  const [query = '', ...lines] = entry.split('\n');
  const grades = new Map(
    lines.flatMap((line) => {
      const [grade, ...ids] = line.split(' ');
      return ids.map((id) => [`demo-${id}`, Number(grade)] as const);
    }),
  );
  if (grades.size === 0) throw new Error(`« ${query} » has no answers.`);
  return { query, grades };
}
