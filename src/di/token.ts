declare const service: unique symbol;

/** The key of a service in the container; its type keeps a wrong dependency from compiling. */
export type Token<Service> = symbol & { readonly [service]: Service };

/* @__NO_SIDE_EFFECTS__ */
export function token<Service>(name: string): Token<Service> {
  return Symbol(name) as Token<Service>;
}
