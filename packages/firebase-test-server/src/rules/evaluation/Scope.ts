import type { Operand } from '../proven/Operand';
import type { FunctionDeclaration } from '../syntax/RulesFile';
import type { RulesError } from '../values/RulesError';

/** A function of the rules, with the scope of its declaration, which it sees instead of its caller's. */
export interface BoundFunction {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
}

/** What a name stands for: a variable may be without a value as long as nobody reads it. */
export type Binding = Operand | RulesError;

/** The variables and functions that are visible at one place of the rules. Variables added to the map later are visible too. */
export class Scope {
  readonly #outer: Scope | null;
  readonly #variables: ReadonlyMap<string, Binding>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(
    outer: Scope | null,
    variables: ReadonlyMap<string, Binding>,
    functions: readonly FunctionDeclaration[] = [],
  ) {
    this.#outer = outer;
    this.#variables = variables;
    this.#functions = byName(functions);
  }

  variable(name: string): Binding | undefined {
    const value = this.#variables.get(name);
    return value === undefined ? this.#outer?.variable(name) : value;
  }

  function(name: string): BoundFunction | null {
    const declaration = this.#functions.get(name);
    return declaration ? { declaration, scope: this } : (this.#outer?.function(name) ?? null);
  }
}

const none: ReadonlyMap<string, FunctionDeclaration> = new Map();
const tables = new WeakMap<readonly FunctionDeclaration[], ReadonlyMap<string, FunctionDeclaration>>();

/** One table for all requests to the same rules. */
function byName(functions: readonly FunctionDeclaration[]): ReadonlyMap<string, FunctionDeclaration> {
  if (functions.length === 0) return none;
  const known = tables.get(functions);
  if (known !== undefined) return known;
  const table = new Map(functions.map((declaration) => [declaration.name, declaration]));
  tables.set(functions, table);
  return table;
}
