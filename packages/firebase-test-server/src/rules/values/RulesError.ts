import type { Span } from '../syntax/Span';

/** An expression has no value. `||` and `&&` recover if their other operand decides; otherwise the request is denied. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  /** The innermost expression that failed, once known. */
  span: Span | null = null;
}
