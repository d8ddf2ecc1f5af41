/**
 * What a rendered page was made of: the answers of ports by `questionOf`. They travel with the page as JSON, and the application starts
 * from them.
 */
export type PageAnswers = Map<string, unknown>;

/** The id of the script element that holds the entries of the answers as JSON. */
export const PAGE_ANSWERS_ID = 'page-answers';

/** What identifies a call of a port: its method and the arguments, except the listener of a subscription. */
export function questionOf(method: string, parameters: readonly unknown[]): string {
  return JSON.stringify([method, ...parameters.filter((parameter) => typeof parameter !== 'function')]);
}
