import { globalFunctions, globalVariables } from './globalNames';
import type { CallExpression, Expression } from './Expression';
import type { Block, FunctionDeclaration, MatchBlock, RulesFile } from './RulesFile';
import { RulesSyntaxError } from './RulesSyntaxError';
import { expressionsIn } from './walkRules';

/** The names that are visible at one place of the file. */
interface Scope {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, DeclaredFunction>;
}

interface DeclaredFunction {
  readonly declaration: FunctionDeclaration;
  /** The scope of its declaration, not of its call. */
  scope: Scope;
}

/** The chain of functions around a call, outermost first. */
type Callers = readonly FunctionDeclaration[];

/** Throws RulesSyntaxError for unknown names, a wrong number of parameters, and recursion. */
export const checkNames = (file: RulesFile): void => {
  const fail = (offset: number, complaint: string): never => {
    throw new RulesSyntaxError(file.source, offset, complaint);
  };

  const sound = new Set<FunctionDeclaration>();

  const checkCall = ({ name, parameters, span }: CallExpression, scope: Scope, callers: Callers): void => {
    const called = scope.functions.get(name);
    if (!called) {
      if (!globalFunctions.has(name)) fail(span.start, `there is no function "${name}"`);
      return;
    }
    const { declaration } = called;
    if (callers.includes(declaration)) fail(span.start, `"${name}" calls itself: functions cannot recurse`);
    if (declaration.parameters.length !== parameters.length) {
      fail(span.start, `"${name}" takes ${declaration.parameters.length} parameters, not ${parameters.length}`);
    }
    checkFunction(called, callers);
  };

  const checkExpression = (root: Expression, scope: Scope, callers: Callers): void => {
    for (const expression of expressionsIn(root)) {
      if (expression.kind === 'call') checkCall(expression, scope, callers);
      if (expression.kind === 'name' && !scope.variables.has(expression.name)) {
        fail(expression.span.start, `there is no variable "${expression.name}"`);
      }
    }
  };

  const checkFunction = ({ declaration, scope }: DeclaredFunction, outerCallers: Callers): void => {
    if (sound.has(declaration)) return;
    const callers = [...outerCallers, declaration];
    const variables = new Set([...scope.variables, ...declaration.parameters]);
    const inside = { variables, functions: scope.functions };
    for (const { name, value } of declaration.bindings) {
      checkExpression(value, inside, callers);
      variables.add(name);
    }
    checkExpression(declaration.result, inside, callers);
    sound.add(declaration);
  };

  const scopeOf = (block: Block, names: readonly string[], outer: Scope): Scope => {
    const functions = new Map(outer.functions);
    const scope: Scope = { variables: new Set([...outer.variables, ...names]), functions };
    for (const declaration of block.functions) {
      if (functions.get(declaration.name)?.scope === scope)
        fail(declaration.span.start, `"${declaration.name}" stands here twice`);
      functions.set(declaration.name, { declaration, scope });
    }
    return scope;
  };

  const checkBlock = (block: Block, scope: Scope): void => {
    for (const declaration of block.functions) checkFunction({ declaration, scope }, []);
    for (const match of block.matches) checkMatch(match, scope);
  };

  const checkMatch = (match: MatchBlock, outer: Scope): void => {
    const names = match.pattern.segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    const scope = scopeOf(match, names, outer);
    for (const { condition } of match.allows) if (condition) checkExpression(condition, scope, []);
    checkBlock(match, scope);
  };

  const global: Scope = { variables: globalVariables, functions: new Map() };
  for (const service of file.services) checkBlock(service, scopeOf(service, [], global));
};
