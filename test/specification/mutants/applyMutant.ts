import type { Mutant } from './Mutant';

/** The source with the violation in it. Throws unless the searched text occurs exactly once. */
export function applyMutant(source: string, { file, search, replace }: Mutant): string {
  const [before, after, ...more] = source.split(search);
  if (search === '' || before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} has ${source.split(search).length - 1} times, not once: ${search}`);
  if (search === replace) throw new Error(`Nothing is replaced in ${file}: ${search}`);
  return before + replace + after;
}
