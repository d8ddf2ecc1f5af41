import { describe, expect, test } from 'vitest';
import { composeOffer } from '../../../src/domain/messaging/composeOffer';
import { composeText } from '../../../src/domain/messaging/composeText';
import { failure, success } from '../../../src/domain/shared/Result';

describe('a text', () => {
  test.each(['', '   ', '\n\t'])('%j is empty', (typed) => {
    expect(composeText(typed)).toEqual(failure('empty'));
  });
  test('is kept without the space around it', () => {
    expect(composeText('  Bonjour,\nça va ? ')).toEqual(success({ kind: 'text', text: 'Bonjour,\nça va ?' }));
  });
  test('holds two thousand characters and no more', () => {
    expect(composeText('x'.repeat(2000)).ok).toBe(true);
    expect(composeText(`  ${'x'.repeat(2000)}  `).ok).toBe(true);
    expect(composeText('x'.repeat(2001))).toEqual(failure('too-long'));
  });
});

describe('an offer', () => {
  test.each([
    ['100', 100],
    ['1 200', 1200],
    ['90 €', 90],
    ['1', 1],
    ['99999999', 99_999_999],
  ])('%j is %d euros', (typed, euros) => {
    expect(composeOffer(typed)).toEqual(success({ kind: 'offer', euros }));
  });
  test.each(['', '0', '-5', '9,50', 'gratuit', '100000000'])('%j is no price', (typed) => {
    expect(composeOffer(typed)).toEqual(failure('not-a-price'));
  });
});
