import { expect, test } from 'vitest';
import { questionOf } from '../../../src/application/shared/PageAnswers';

test('a question is its method and arguments, whoever listens to the answer', () => {
  expect(questionOf('subscribe', ['velo', { page: 2 }, () => undefined])).toBe('["subscribe","velo",{"page":2}]');
  expect(questionOf('subscribe', ['velo', { page: 2 }])).toBe(questionOf('subscribe', ['velo', { page: 2 }, () => 1]));
  expect(questionOf('find', ['velo'])).not.toBe(questionOf('search', ['velo']));
});
