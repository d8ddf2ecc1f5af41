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
import { buildMap, buildPath } from './buildValue';
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

/** Evaluates the conditions of one request; the limits apply to all of them together. */
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
    this.#expressions += 1;
    if (this.#expressions > maxExpressions) {
      throw new RulesLimitError(`the rules evaluate more than ${maxExpressions} expressions`);
    }
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
        return listOf(expression.items.map((item) => this.value(item, scope)));
      case 'map':
        return buildMap(expression, (part) => this.value(part, scope));
      case 'path':
        return buildPath(expression, (part) => this.value(part, scope));
      case 'member':
        return readMember(this.evaluate(expression.object, scope), expression.name);
      case 'index':
        return readElement(this.evaluate(expression.object, scope), this.value(expression.index, scope));
      case 'slice':
        return sliceOf(
          this.value(expression.object, scope),
          this.value(expression.from, scope),
          this.value(expression.to, scope),
        );
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
        return testType(this.evaluate(expression.operand, scope), expression.type);
      case 'conditional': {
        const holds = demandBoolean(this.value(expression.condition, scope));
        return this.evaluate(holds ? expression.whenTrue : expression.whenFalse, scope);
      }
    }
  }

  #variable(name: string, scope: Scope): Operand {
    const value = scope.variable(name);
    if (value === undefined) throw new RulesError(`"${name}" is not a value`);
    return value;
  }

  #binary({ operator, left, right }: BinaryExpression, scope: Scope): Operand {
    if (operator === '||') return this.#decide(true, left, right, scope);
    if (operator === '&&') return this.#decide(false, left, right, scope);
    return applyBinary(operator, this.evaluate(left, scope), this.evaluate(right, scope));
  }

  /** An operand equal to `decisive` decides alone, even if the other one has no value. */
  #decide(decisive: boolean, left: Expression, right: Expression, scope: Scope): boolean {
    const first = this.#attempt(left, scope);
    if (first === decisive) return decisive;
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
}
