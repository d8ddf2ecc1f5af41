import { describe, expect, test } from 'vitest';
import { composeOffer, isAbovePrice } from '../../../src/domain/messaging/composeOffer';
import { composeText } from '../../../src/domain/messaging/composeText';
import type { Price } from '../../../src/domain/listings/Price';
import { failure, success } from '../../../src/domain/shared/Result';

describe('composeText', () => {
  test.each(['', '   ', '\n\t', '\u200b\u2800\u3164'])('the text %j is empty', (typed) => {
    expect(composeText(typed)).toEqual(failure('empty'));
  });
  test('a text is trimmed', () => {
    expect(composeText('  Bonjour,\nça va ? ')).toEqual(success({ kind: 'text', text: 'Bonjour,\nça va ?' }));
  });
  test('a text of two thousand characters is accepted, a longer one refused', () => {
    expect(composeText('x'.repeat(2000)).ok).toBe(true);
    expect(composeText(`  ${'x'.repeat(2000)}  `).ok).toBe(true);
    expect(composeText('x'.repeat(2001))).toEqual(failure('too-long'));
  });
});

describe('composeOffer', () => {
  test.each([
    ['100', 100],
    ['1 200', 1200],
    ['90 €', 90],
    ['10.000 €', 10_000],
    ['10,000', 10_000],
    ['1', 1],
    ['99999999', 99_999_999],
  ])('the input %j is an offer of %d euros', (typed, euros) => {
    expect(composeOffer(typed)).toEqual(success({ kind: 'offer', euros }));
  });
  test.each(['', '0', '-5', '9,50', '10 50', 'gratuit', '100000000'])('the input %j is not a price', (typed) => {
    expect(composeOffer(typed)).toEqual(failure('not-a-price'));
  });
});

describe('isAbovePrice', () => {
  test.each<[euros: number, price: Price, isAbove: boolean]>([
    [91, { kind: 'amount', euros: 90 }, true],
    [90, { kind: 'amount', euros: 90 }, false],
    [89, { kind: 'amount', euros: 90 }, false],
    [91, { kind: 'on-request' }, false],
    [91, { kind: 'gift' }, false],
  ])('whether an offer of %d euros is above the price %j: %s', (euros, price, isAbove) => {
    expect(isAbovePrice({ kind: 'offer', euros }, price)).toBe(isAbove);
  });
});
