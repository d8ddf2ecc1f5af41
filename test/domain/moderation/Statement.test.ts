import { expect, test } from 'vitest';
import {
  composeStatement,
  statementErrors,
  statementLengths,
  statementTexts,
  trimmedStatement,
} from '../../../src/domain/moderation/Statement';
import { aStatement, decidedAt, someReasons } from '../../support/builders/aDecision';

test('a statement is stored with trimmed texts, and all else as it was entered', () => {
  const { facts, reference, explanation } = someReasons();
  expect(
    trimmedStatement({
      ...someReasons(),
      facts: `  ${facts}\n`,
      reference: `\u200b${reference} `,
      explanation: `\n${explanation}`,
    }),
  ).toEqual(someReasons());
});

test('a statement says with trimmed texts why, and about whom and what was decided', () => {
  expect(
    composeStatement(
      { ...someReasons(), facts: ` ${someReasons().facts}\n` },
      {
        target: { kind: 'listing', id: 'velo' },
        personId: 'karim',
        title: 'Vélo de ville',
        measure: 'removal',
        until: null,
        decidedAt,
      },
    ),
  ).toEqual(aStatement());
});

test('texts in order have no errors', () => {
  expect(statementErrors(someReasons())).toEqual({});
});

test.each(statementTexts)(
  'the text « %s » has a minimum and a maximum of characters, not counting blanks around',
  (text) => {
    const { minimum, maximum } = statementLengths[text];
    const errorsOf = (typed: string) => statementErrors({ ...someReasons(), [text]: typed });
    for (const length of [minimum, maximum]) expect(errorsOf(` ${'x'.repeat(length)} `)).toEqual({});
    expect(errorsOf('x'.repeat(minimum - 1))).toEqual({ [text]: 'too-short' });
    expect(errorsOf(` ${'x'.repeat(minimum - 1)} `)).toEqual({ [text]: 'too-short' });
    expect(errorsOf('x'.repeat(maximum + 1))).toEqual({ [text]: 'too-long' });
  },
);

test.each(statementTexts)('the text « %s » is refused while a place of the template is not filled in', (text) => {
  const errorsOf = (typed: string) => statementErrors({ ...someReasons(), [text]: typed });
  expect(errorsOf('Le ### date ###, le vendeur demandait un mandat.')).toEqual({ [text]: 'unfilled' });
  expect(errorsOf('###')).toEqual({ [text]: 'unfilled' });
  expect(errorsOf('Le ## date ##, le vendeur demandait un mandat.')).toEqual({});
});

test('every text that is not in order is named', () => {
  expect(statementErrors({ facts: '', reference: 'x'.repeat(501), explanation: '###' })).toEqual({
    facts: 'too-short',
    reference: 'too-long',
    explanation: 'unfilled',
  });
});

test('the lengths of the texts fit the Transparency Database', () => {
  expect(statementTexts).toEqual(['facts', 'reference', 'explanation']);
  expect(statementLengths).toEqual({
    facts: { minimum: 20, maximum: 5000 },
    reference: { minimum: 3, maximum: 500 },
    explanation: { minimum: 20, maximum: 2000 },
  });
});
