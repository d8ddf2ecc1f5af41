import { mailMessages } from '../mails/messages';

/** Phones show few more. */
const MOST_LINES = 3;

/** A line for each of the first ones, and how many more there are; `others`: says it in another way. */
export function linesOf<One>(
  all: readonly One[],
  show: (one: One) => string,
  others: (count: number) => string = mailMessages.others,
): string {
  const left = all.length - MOST_LINES;
  return [...all.slice(0, MOST_LINES).map(show), ...(left > 0 ? [others(left)] : [])].join('\n');
}
