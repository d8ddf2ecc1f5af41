import type { Span } from '../syntax/Span';

/** A condition that has no value. `||` and `&&` get over it when their other side decides; otherwise it denies. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  /** The innermost expression that failed, once known. */
  span: Span | null = null;
}
