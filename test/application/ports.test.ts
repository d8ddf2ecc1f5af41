import { describe, expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('../../src/application/**/*.ts', { eager: true });
const tokens = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, symbol] => typeof entry[1] === 'symbol'),
);

describe('The token of a port', () => {
  test.each(tokens)('the token %s has the name under which it is exported', (name, token) => {
    expect(token.description).toBe(name);
  });

  test('the token shares its name with no other token', () => {
    expect(tokens.length).toBeGreaterThan(50);
    expect(new Set(tokens.map(([name]) => name)).size).toBe(tokens.length);
  });
});
