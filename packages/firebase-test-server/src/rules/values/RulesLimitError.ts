/** A limit of the rules engine. Unlike a RulesError it denies at once: no `||` gets over it. */
export class RulesLimitError extends Error {
  override readonly name = 'RulesLimitError';
}
