import { expect, test } from 'vitest';
import { wordsOf } from '../../../../src/domain/search/text/words';
import {
  findArticle,
  helpArticles,
  helpThemes,
  themeOf,
} from '../../../../src/presentation/information/help/helpCentre';
import { textsOf } from '../../../../src/presentation/information/Passage';
import { readText } from '../../../../src/presentation/information/textPieces';

const named = helpArticles.map((article) => [article.slug, article] as const);

test('there are at least 25 articles, each with an address of its own', () => {
  const slugs = helpArticles.map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThanOrEqual(25);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

test.each(named)('%s says enough and not too much', (_, { passages, summary, title }) => {
  const words = textsOf(passages).flatMap((text) => wordsOf(readText(text)));
  expect(words.length).toBeGreaterThanOrEqual(60);
  expect(words.length).toBeLessThanOrEqual(300);
  expect(title.length).toBeLessThanOrEqual(70);
  expect(summary).toMatch(/^.{40,160}\.$/);
});

test.each(named)('%s leads to two other articles at least', (slug, { related }) => {
  expect(related.length).toBeGreaterThanOrEqual(2);
  expect(new Set(related).size).toBe(related.length);
  expect(related.filter((next) => next === slug || findArticle(next) === undefined)).toEqual([]);
});

test('every theme has articles, and every article its theme', () => {
  expect(helpThemes.filter(({ articles }) => articles.length === 0)).toEqual([]);
  expect(helpArticles.filter((article) => themeOf(article)?.articles.includes(article) !== true)).toEqual([]);
});

test('an unknown name finds no article', () => {
  expect(findArticle('rien-de-tel')).toBeUndefined();
});
