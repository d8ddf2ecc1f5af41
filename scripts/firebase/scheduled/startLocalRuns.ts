export interface LocalRuns<Outcome> {
  /** Runs at once, after a run that goes on. */
  run(): Promise<Outcome>;
  close(): Promise<void>;
}

export interface LocalRunOptions {
  /** Milliseconds between two runs. */
  readonly interval?: number;
  /** Returns the time in milliseconds; default: this machine’s, so that everything takes as long as on the real site. */
  readonly now?: () => number;
}

interface RepeatedTask<Outcome> {
  readonly interval: number;
  readonly execute: () => Promise<Outcome>;
  readonly print: (outcome: Outcome) => void;
  /** After the last run. */
  readonly end: () => Promise<void>;
}

/** Repeats on this machine what a Cloud Function does on a schedule, one run after the other. */
export function startLocalRuns<Outcome>({ interval, execute, print, end }: RepeatedTask<Outcome>): LocalRuns<Outcome> {
  let last: Promise<unknown> = Promise.resolve();
  const run = () => {
    const running = last.then(execute);
    last = running.catch(() => undefined);
    return running;
  };
  const timer = setInterval(() => void run().then(print, console.error), interval);
  return {
    run,
    close: async () => {
      clearInterval(timer);
      await last;
      await end();
    },
  };
}
