import type { ProvenFieldFilter } from '../ProvenResource';
import type { RulesValue } from '../RulesValue';
import { orderOfValues } from '../values/compareValues';
import { demandItems } from '../values/demand';
import { areEqual } from '../values/areEqual';
import { listIncludes } from '../values/includesValue';
import { isOfType, typeNameOf } from '../values/typeNameOf';
import { notProven, ownFilters } from './Operand';
import type { Unproven } from './Operand';

export type Comparison = '==' | '<' | '<=' | '>' | '>=';

const flipped = { '==': '==', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

const whenProven = <Answer extends boolean>(proof: boolean, answer: Answer): Answer | null => (proof ? answer : null);

/** What an upper bound proves; `order` compares the bound with the value in the rules. */
const judgeByUpperBound = (order: number, isStrict: boolean, comparison: Comparison): boolean | null => {
  const isBelow = isStrict ? order <= 0 : order < 0;
  switch (comparison) {
    case '<':
      return whenProven(isBelow, true);
    case '<=':
      return whenProven(order <= 0, true);
    case '>':
      return whenProven(order <= 0, false);
    case '>=':
    case '==':
      return whenProven(isBelow, false);
  }
};

const judgeByRange = (filter: ProvenFieldFilter, comparison: Comparison, value: RulesValue): boolean | null => {
  const order = orderOfValues(filter.value, value);
  // A range finds only values of its own type, which differ from all values of other types.
  if (order === null) return whenProven(comparison === '==' && typeNameOf(filter.value) !== typeNameOf(value), false);
  const isStrict = filter.operator === '<' || filter.operator === '>';
  return filter.operator === '<' || filter.operator === '<='
    ? judgeByUpperBound(order, isStrict, comparison)
    : judgeByUpperBound(-order, isStrict, flipped[comparison]);
};

const judgeBy = (filter: ProvenFieldFilter, comparison: Comparison, value: RulesValue): boolean | null => {
  switch (filter.operator) {
    case '<':
    case '<=':
    case '>':
    case '>=':
      return judgeByRange(filter, comparison, value);
    case '!=':
      return whenProven(comparison === '==' && areEqual(filter.value, value), false);
    case 'not-in':
      return whenProven(comparison === '==' && listIncludes(demandItems(filter.value), value), false);
    case '==':
    case 'in':
    case 'array-contains':
    case 'array-contains-any':
      return null;
  }
};

const isMap = ({ filters }: Unproven): boolean => filters.some(({ field }) => field.length > 0);

/** `self < value` and other comparisons, if the filters determine them. Throws RulesError otherwise. */
export const provenComparison = (self: Unproven, comparison: Comparison, value: RulesValue): boolean => {
  for (const filter of ownFilters(self)) {
    const answer = judgeBy(filter, comparison, value);
    if (answer !== null) return answer;
  }
  if (comparison === '==' && value === null && isMap(self)) return false;
  throw notProven(self.label);
};

export const flip = (comparison: Comparison): Comparison => flipped[comparison];

const typeAnswer = ({ operator, value }: ProvenFieldFilter, type: string): boolean | null => {
  if (operator === 'array-contains') return type === 'list';
  if (operator !== '<' && operator !== '<=' && operator !== '>' && operator !== '>=') return null;
  const isNumber = isOfType(value, 'number');
  return isNumber && (type === 'int' || type === 'float') ? null : isOfType(value, type);
};

/** `self is type`. A range of numbers finds ints and floats. */
export const provenType = (self: Unproven, type: string): boolean => {
  for (const filter of ownFilters(self)) {
    const answer = typeAnswer(filter, type);
    if (answer !== null) return answer;
  }
  if (isMap(self)) return type === 'map';
  throw notProven(`the type of ${self.label}`);
};
