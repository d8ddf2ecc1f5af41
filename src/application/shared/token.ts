declare const service: unique symbol;

/**
 * The key under which the container holds an implementation of a port. A port's token has the port's own name; its type
 * keeps a wrong implementation or dependency from compiling.
 */
export type Token<Service> = symbol & { readonly [service]: Service };

/* @__NO_SIDE_EFFECTS__ */
export function token<Service>(name: string): Token<Service> {
  return Symbol(name) as Token<Service>;
}
