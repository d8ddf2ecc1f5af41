import type { Expression } from './Expression';

/** The direct subexpressions, from left to right. */
export const childrenOf = (expression: Expression): readonly Expression[] => {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to];
    case 'call':
      return expression.parameters;
    case 'method':
      return [expression.object, ...expression.parameters];
    case 'unary':
    case 'typeTest':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
  }
};
