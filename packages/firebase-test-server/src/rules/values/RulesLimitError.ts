/** A limit of the rules engine was exceeded. Unlike a RulesError it denies at once: no `||` recovers from it. */
export class RulesLimitError extends Error {
  override readonly name = 'RulesLimitError';
}
