import { known } from '../proven/Operand';
import type { Operand } from '../proven/Operand';
import { listOf } from '../RulesValue';
import type { RulesValue } from '../RulesValue';
import type { BinaryExpression, Expression } from '../syntax/Expression';
import { negate } from '../values/arithmetic';
import { demandBoolean } from '../values/demand';
import { sliceOf } from '../values/elements';
import { RulesError } from '../values/RulesError';
import { RulesLimitError } from '../values/RulesLimitError';
import { buildMap, buildPath, entriesOf, expressionsIn } from './buildValue';
import { evaluateCall, evaluateMethod } from './calls';
import type { DocumentAccess } from './DocumentAccess';
import { FailureTrace } from './FailureTrace';
import { applyBinary, readElement, readMember, testType } from './operators';
import type { Scope } from './Scope';

const maxExpressions = 1000;
const maxCalls = 20;

/** Expressions whose operands give the better reason for a false result. */
const hasOwnReasons = (expression: Expression): boolean =>
  expression.kind === 'conditional' ||
  expression.kind === 'call' ||
  (expression.kind === 'binary' && (expression.operator === '&&' || expression.operator === '||'));

/**
 * Evaluates the conditions of one request; the limits apply to all of them together. Expressions are counted as Google's emulator
 * counts them: see test/agreement/costs.
 */
export class Evaluator {
  readonly documents: DocumentAccess;
  readonly trace = new FailureTrace();
  #expressions = 0;
  #calls = 0;

  constructor(documents: DocumentAccess) {
    this.documents = documents;
  }

  /** Throws RulesError if the expression has no value, RulesLimitError if a limit is exceeded. */
  evaluate(expression: Expression, scope: Scope): Operand {
    this.count(1);
    const mark = this.trace.length;
    try {
      const value = this.#evaluate(expression, scope);
      this.#note(expression, value, mark);
      return value;
    } catch (error) {
      if (error instanceof RulesError) error.span ??= expression.span;
      throw error;
    }
  }

  /** As `evaluate`, but throws RulesError for a value of which only filters are known. */
  value(expression: Expression, scope: Scope): RulesValue {
    return known(this.evaluate(expression, scope));
  }

  /** An operand, or the error for which it has no value. */
  operand(expression: Expression, scope: Scope): Operand | RulesError {
    try {
      return this.evaluate(expression, scope);
    } catch (error) {
      if (error instanceof RulesError) return error;
      throw error;
    }
  }

  /** All operands are evaluated, and counted, before the error of the first one without a value is thrown. */
  operands(expressions: readonly Expression[], scope: Scope): readonly Operand[] {
    return withoutErrors(expressions.map((expression) => this.operand(expression, scope)));
  }

  values(expressions: readonly Expression[], scope: Scope): readonly RulesValue[] {
    return withoutErrors(expressions.map((expression) => this.#valueOrError(expression, scope)));
  }

  count(expressions: number): void {
    this.#expressions += expressions;
    if (this.#expressions <= maxExpressions) return;
    throw new RulesLimitError(`the rules evaluate more than ${maxExpressions} expressions`);
  }

  /** Runs the body of a function, one level deeper. */
  inCall<Result>(body: () => Result): Result {
    this.#calls += 1;
    if (this.#calls > maxCalls) throw new RulesLimitError(`functions call each other more than ${maxCalls} deep`);
    try {
      return body();
    } finally {
      this.#calls -= 1;
    }
  }

  #note(expression: Expression, value: Operand, mark: number): void {
    if (value === false && hasOwnReasons(expression) && this.trace.length > mark) return;
    this.trace.cut(mark);
    if (value === false) this.trace.add({ span: expression.span, complaint: 'is false' });
  }

  #evaluate(expression: Expression, scope: Scope): Operand {
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'name':
        return this.#variable(expression.name, scope);
      case 'list':
        return listOf(this.values(expression.items, scope));
      case 'map':
        return buildMap(this.values(entriesOf(expression), scope));
      case 'path':
        this.count(expression.segments.filter((segment) => typeof segment === 'string').length);
        return buildPath(expression, this.values(expressionsIn(expression), scope));
      case 'member':
        return readMember(this.evaluate(expression.object, scope), expression.name);
      case 'index': {
        const [object = null, index = null] = this.operands([expression.object, expression.index], scope);
        return readElement(object, known(index));
      }
      case 'slice': {
        const [object = null, from = null, to = null] = this.values(
          [expression.object, expression.from, expression.to],
          scope,
        );
        return sliceOf(object, from, to);
      }
      case 'call':
        return evaluateCall(this, expression, scope);
      case 'method':
        return evaluateMethod(this, expression, scope);
      case 'unary': {
        const operand = this.value(expression.operand, scope);
        return expression.operator === '!' ? !demandBoolean(operand) : negate(operand);
      }
      case 'binary':
        return this.#binary(expression, scope);
      case 'typeTest':
        this.count(1);
        return testType(this.evaluate(expression.operand, scope), expression.type);
      case 'conditional': {
        this.count(1);
        const holds = demandBoolean(this.value(expression.condition, scope));
        if (!holds) this.count(2);
        return this.evaluate(holds ? expression.whenTrue : expression.whenFalse, scope);
      }
    }
  }

  #variable(name: string, scope: Scope): Operand {
    const value = scope.variable(name);
    if (value === undefined) throw new RulesError(`"${name}" is not a value`);
    if (value instanceof RulesError) throw value;
    return value;
  }

  #binary({ operator, left, right }: BinaryExpression, scope: Scope): Operand {
    if (operator === '||') return this.#decide(true, left, right, scope);
    if (operator === '&&') return this.#decide(false, left, right, scope);
    const [first = null, second = null] = this.operands([left, right], scope);
    return applyBinary(operator, first, second);
  }

  /** An operand equal to `decisive` decides alone, even if the other one has no value. */
  #decide(decisive: boolean, left: Expression, right: Expression, scope: Scope): boolean {
    const first = this.#attempt(left, scope);
    if (first === decisive) return decisive;
    this.count(1);
    const second = this.#attempt(right, scope);
    if (second === decisive) return decisive;
    if (first instanceof RulesError) throw first;
    if (second instanceof RulesError) throw second;
    return !decisive;
  }

  #attempt(expression: Expression, scope: Scope): boolean | RulesError {
    try {
      return demandBoolean(this.value(expression, scope));
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      error.span ??= expression.span;
      this.trace.add({ span: error.span, complaint: error.message });
      return error;
    }
  }

  #valueOrError(expression: Expression, scope: Scope): RulesValue | RulesError {
    try {
      return this.value(expression, scope);
    } catch (error) {
      if (error instanceof RulesError) return error;
      throw error;
    }
  }
}

function withoutErrors<Result>(results: readonly (Result | RulesError)[]): readonly Result[] {
  for (const result of results) if (result instanceof RulesError) throw result;
  return results.filter((result): result is Result => !(result instanceof RulesError));
}
