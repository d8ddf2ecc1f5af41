import { applyFunction } from '../library/applyMethod';
import { callMethod } from '../library/callMethod';
import { conversions } from '../library/conversions';
import { namespaces } from '../library/namespaces';
import { isUnproven, known } from '../proven/Operand';
import type { Operand } from '../proven/Operand';
import { provenMethod } from '../proven/provenMembers';
import type { RulesValue } from '../RulesValue';
import type { CallExpression, MethodExpression } from '../syntax/Expression';
import { RulesError } from '../values/RulesError';
import type { DocumentAccess } from './DocumentAccess';
import type { Evaluator } from './Evaluator';
import { Scope } from './Scope';
import type { Binding, BoundFunction } from './Scope';

type DocumentFunction = (documents: DocumentAccess, path: RulesValue) => RulesValue;

const documentFunctions: ReadonlyMap<string, DocumentFunction> = new Map<string, DocumentFunction>([
  ['get', (documents, path) => documents.read(path, 'get')],
  ['exists', (documents, path) => documents.exists(path, 'get')],
  ['getAfter', (documents, path) => documents.read(path, 'getAfter')],
  ['existsAfter', (documents, path) => documents.exists(path, 'getAfter')],
]);

/** Parameters and variables are evaluated at once, used or not; one without a value is an error only where it is read. */
const callDeclared = (
  evaluator: Evaluator,
  { declaration, scope }: BoundFunction,
  parameters: readonly Binding[],
): Operand =>
  evaluator.inCall(() => {
    const variables = new Map<string, Binding>();
    for (const [index, name] of declaration.parameters.entries()) variables.set(name, parameters[index] ?? null);
    const inside = new Scope(scope, variables);
    for (const { name, value } of declaration.bindings) {
      evaluator.count(1);
      variables.set(name, evaluator.operand(value, inside));
    }
    return evaluator.evaluate(declaration.result, inside);
  });

const readDocument = (
  evaluator: Evaluator,
  name: string,
  parameters: readonly RulesValue[],
): RulesValue | undefined => {
  const read = documentFunctions.get(name);
  const [path] = parameters;
  if (!read) return undefined;
  if (path === undefined || parameters.length > 1) throw new RulesError(`"${name}" takes one path`);
  return read(evaluator.documents, path);
};

/** `isOwner(uid)`, `get(path)`, `int(text)` */
export const evaluateCall = (evaluator: Evaluator, expression: CallExpression, scope: Scope): Operand => {
  const declared = scope.function(expression.name);
  if (declared) {
    const parameters = expression.parameters.map((parameter) => evaluator.operand(parameter, scope));
    return callDeclared(evaluator, declared, parameters);
  }
  const parameters = evaluator.values(expression.parameters, scope);
  const document = readDocument(evaluator, expression.name, parameters);
  return document === undefined ? applyFunction(conversions, null, expression.name, parameters) : document;
};

const callNamespace = (
  evaluator: Evaluator,
  owner: string,
  name: string,
  parameters: readonly RulesValue[],
): RulesValue => {
  const document = owner === 'firestore' ? readDocument(evaluator, name, parameters) : undefined;
  return document === undefined ? applyFunction(namespaces.get(owner) ?? {}, owner, name, parameters) : document;
};

const isNamespace = (name: string): boolean => name === 'firestore' || namespaces.has(name);

/** `title.size()`, `math.abs(x)`, `firestore.get(path)` */
export const evaluateMethod = (evaluator: Evaluator, expression: MethodExpression, scope: Scope): Operand => {
  const { object, name } = expression;
  if (object.kind === 'name' && isNamespace(object.name) && scope.variable(object.name) === undefined) {
    return callNamespace(evaluator, object.name, name, evaluator.values(expression.parameters, scope));
  }
  const [self = null, ...parameters] = evaluator.operands([object, ...expression.parameters], scope);
  return isUnproven(self)
    ? provenMethod(self, name, parameters.map(known))
    : callMethod(self, name, parameters.map(known));
};
