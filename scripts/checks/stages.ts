import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Printed when something failed. */
  readonly output: string;
  /** Why the stage has run nothing, if it cannot here. */
  readonly left?: string;
}

interface NamedOutcome extends Outcome {
  readonly name: string;
}

/** Of each stage that has failed, at the end. */
const LINES_SHOWN_AGAIN = 20;

export interface Stage {
  readonly name: string;
  run(): Promise<Outcome>;
}

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a tool of `node_modules/.bin` to its end and returns its output. `onLine` gets each line of it as soon as it is written. */
export function runTool(
  tool: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  onLine?: (line: string) => void,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(join('node_modules', '.bin', tool), parameters, {
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    });
    let output = '';
    const append = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    if (onLine !== undefined) createInterface(child.stdout).on('line', onLine);
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A stage that counts as one test, which passes if the tool exits with 0. */
export function toolStage(
  name: string,
  tool: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Stage {
  return {
    name,
    run: async () => {
      const { code, output } = await runTool(tool, parameters, environment);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** Runs one stage, prints its line, and its output if anything in it failed. */
export async function runStage(stage: Stage): Promise<Outcome> {
  const started = performance.now();
  const outcome = await stage.run().catch(asFailure);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (outcome.left !== undefined) {
    console.log(`– ${stage.name}: left out, since ${outcome.left}`);
    return outcome;
  }
  if (outcome.failed > 0) console.log(outcome.output);
  const mark = outcome.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${stage.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
  return outcome;
}

/**
 * Runs rows of stages and prints the sum. The stages of a row begin in their order, as many at once as there are processors, and
 * each of the others as soon as one has ended. `prepared`: what all rows but the first need.
 */
export async function runStages(rows: readonly (readonly Stage[])[], prepared?: Promise<unknown>): Promise<void> {
  const outcomes: NamedOutcome[] = [];
  for (const row of rows) {
    outcomes.push(...(await runRow(row)));
    await prepared;
  }
  const { passed, failed } = total(outcomes);
  process.exitCode = failed > 0 ? 1 : 0;
  // Once more: long logs are often shown by their ends.
  for (const { name, output } of outcomes.filter((outcome) => outcome.failed > 0))
    console.log(`✗ ${name}\n${output.trimEnd().split('\n').slice(-LINES_SHOWN_AGAIN).join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
}

async function runRow(row: readonly Stage[]): Promise<readonly NamedOutcome[]> {
  const waiting = [...row];
  const runThoseWaiting = async () => {
    const outcomes: NamedOutcome[] = [];
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift())
      outcomes.push({ name: stage.name, ...(await runStage(stage)) });
    return outcomes;
  };
  return (await Promise.all(Array.from({ length: availableParallelism() }, runThoseWaiting))).flat();
}

function total(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function asFailure(error: unknown): Outcome {
  return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
