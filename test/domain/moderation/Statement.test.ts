import { expect, test } from 'vitest';
import { newStatement, statementLengths, type Statement } from '../../../src/domain/moderation/Statement';
import { failure, success } from '../../../src/domain/shared/Result';
import { aRestriction, aStatement, decidedAt } from './aStatement';

const errorsOf = (entries: Statement) => {
  const made = newStatement(entries);
  return made.ok ? {} : Object.fromEntries(made.failure);
};

test('a statement has trimmed texts, and an end only for a restriction', () => {
  expect(newStatement(aStatement({ facts: `  ${aStatement().facts}\n`, until: decidedAt + 1 }))).toEqual(
    success(aStatement()),
  );
  expect(newStatement(aRestriction())).toEqual(success(aRestriction()));
});

for (const entry of ['facts', 'reference', 'explanation'] as const) {
  const { minimum, maximum } = statementLengths[entry];

  test(`the ${entry} of a statement have ${minimum} to ${maximum} characters`, () => {
    for (const length of [minimum, maximum]) expect(errorsOf(aStatement({ [entry]: 'x'.repeat(length) }))).toEqual({});
    expect(errorsOf(aStatement({ [entry]: 'x'.repeat(minimum - 1) }))).toEqual({ [entry]: 'too-short' });
    expect(errorsOf(aStatement({ [entry]: ` ${'x'.repeat(minimum - 1)} ` }))).toEqual({ [entry]: 'too-short' });
    expect(errorsOf(aStatement({ [entry]: 'x'.repeat(maximum + 1) }))).toEqual({ [entry]: 'too-long' });
  });

  test(`the ${entry} of a statement are refused while a place of the template is not filled in`, () => {
    const text = `Le ### date ###, le vendeur demandait un mandat.`;
    expect(errorsOf(aStatement({ [entry]: text }))).toEqual({ [entry]: 'unfilled' });
  });
}

test('the lengths of the texts fit the Transparency Database', () => {
  expect(statementLengths).toEqual({
    facts: { minimum: 20, maximum: 5000 },
    reference: { minimum: 3, maximum: 500 },
    explanation: { minimum: 20, maximum: 2000 },
  });
});

test('a measure that the target does not have is refused, together with every other error', () => {
  expect(errorsOf(aStatement({ measure: 'warning' }))).toEqual({ measure: 'wrong-measure' });
  expect(newStatement(aStatement({ measure: 'closure', facts: '' }))).toEqual(
    failure(
      new Map([
        ['facts', 'too-short'],
        ['measure', 'wrong-measure'],
      ]),
    ),
  );
});

test('a restriction ends, and after the decision', () => {
  expect(errorsOf(aRestriction({ until: null }))).toEqual({ until: 'no-end' });
  expect(errorsOf(aRestriction({ until: decidedAt }))).toEqual({ until: 'past-end' });
  expect(errorsOf(aRestriction({ until: decidedAt + 1 }))).toEqual({});
  expect(errorsOf(aRestriction({ measure: 'closure', until: null }))).toEqual({});
});
