import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

const { forbidden = [], options = {} } = await extractConfiguration('./.dependency-cruiser.cjs');

export const ruleNames = forbidden.map(({ name = '' }) => name);

/** Every violation of the import rules below a folder. */
export async function cruiseTree(folder: string): Promise<Violation[]> {
  const { enhancedResolveOptions, ...others } = options;
  const { output } = await cruise(
    ['src', 'scripts', 'packages'],
    { ...others, baseDir: folder, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  return violationsOf(output);
}

function violationsOf({ summary }: ICruiseResult): Violation[] {
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
