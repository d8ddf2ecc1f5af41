import type { BinaryOperator } from '../syntax/Expression';
import { isUnproven, known } from '../proven/Operand';
import type { Operand } from '../proven/Operand';
import { flip, provenComparison, provenType } from '../proven/provenComparison';
import type { Comparison } from '../proven/provenComparison';
import { provenIn, provenMember } from '../proven/provenMembers';
import { areEqual } from '../values/areEqual';
import { calculate } from '../values/arithmetic';
import { compareValues } from '../values/compareValues';
import { demandString } from '../values/demand';
import { elementOf, isIn, memberOf } from '../values/elements';
import { isOfType } from '../values/typeNameOf';
import type { RulesValue } from '../RulesValue';

const compareKnown = (comparison: Comparison, left: RulesValue, right: RulesValue): boolean => {
  switch (comparison) {
    case '==':
      return areEqual(left, right);
    case '<':
      return compareValues(left, right) < 0;
    case '<=':
      return compareValues(left, right) <= 0;
    case '>':
      return compareValues(left, right) > 0;
    case '>=':
      return compareValues(left, right) >= 0;
  }
};

const compare = (comparison: Comparison, left: Operand, right: Operand): boolean => {
  if (isUnproven(left)) return provenComparison(left, comparison, known(right));
  return isUnproven(right) ? provenComparison(right, flip(comparison), left) : compareKnown(comparison, left, right);
};

/** All binary operators but `||` and `&&`, which do not always evaluate both operands. */
export const applyBinary = (
  operator: Exclude<BinaryOperator, '||' | '&&'>,
  left: Operand,
  right: Operand,
): RulesValue => {
  switch (operator) {
    case '!=':
      return !compare('==', left, right);
    case 'in':
      return isUnproven(right) ? provenIn(known(left), right) : isIn(known(left), right);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return calculate(operator, known(left), known(right));
    default:
      return compare(operator, left, right);
  }
};

export const readMember = (self: Operand, name: string): Operand =>
  isUnproven(self) ? provenMember(self, name) : memberOf(self, name);

export const readElement = (self: Operand, index: RulesValue): Operand =>
  isUnproven(self) ? provenMember(self, demandString(index)) : elementOf(self, index);

export const testType = (operand: Operand, type: string): boolean => {
  return isUnproven(operand) ? provenType(operand, type) : isOfType(operand, type);
};
