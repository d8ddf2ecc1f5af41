import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { optionsOf } from './compile';

const program = ts.createProgram(
  readdirSync('src/application', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join('src/application', path)),
  optionsOf('tsconfig.core.json'),
);
const checker = program.getTypeChecker();

test('no adapter of one port can be bound as another port', () => {
  const ports = program.getSourceFiles().flatMap(({ statements }) => statements.flatMap(portsIn));
  expect(ports.length).toBeGreaterThan(50);
  const pairs = ports.flatMap((one) =>
    ports
      .filter((other) => other !== one && checker.isTypeAssignableTo(one.type, other.type))
      .map((other) => `${one.name} for ${other.name}`),
  );
  // The search for alerts is a second instance of the search for results.
  expect(pairs.toSorted()).toEqual(['AlertSearch for ListingSearch', 'ListingSearch for AlertSearch']);
});

/** The ports whose tokens a statement declares. */
function portsIn(statement: ts.Statement): { readonly name: string; readonly type: ts.Type }[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    if (initializer === undefined || !ts.isCallExpression(initializer)) return [];
    const [port] = initializer.typeArguments ?? [];
    if (initializer.expression.getText() !== 'token' || port === undefined) return [];
    return [{ name: name.getText(), type: checker.getTypeFromTypeNode(port) }];
  });
}
