import { expect, test } from 'vitest';
import { ArticleIndex } from '../../../../src/presentation/information/help/ArticleIndex';
import type { HelpArticle } from '../../../../src/presentation/information/help/HelpArticle';
import { helpArticles } from '../../../../src/presentation/information/help/helpCentre';

const anArticle = (article: Partial<HelpArticle>): HelpArticle => ({
  slug: 'article',
  title: '',
  summary: '',
  alsoCalled: '',
  passages: [],
  related: [],
  ...article,
});
const slugs = (articles: readonly HelpArticle[]) => articles.map(({ slug }) => slug);
const helpIndex = new ArticleIndex(helpArticles);

test.each([
  ['accents', 'deconnecter'],
  ['case', 'DÉCONNECTER'],
  ['an unfinished word', 'déconn'],
  ['a misspelling', 'déconecter'],
])('an article is found in spite of %s', (_, query) => {
  expect(slugs(helpIndex.search(query))[0]).toBe('se-deconnecter');
});

test.each([
  ['photos refusées', 'photo-refusee'],
  ['photo refusée', 'photo-refusee'],
  ['HEIC', 'photo-refusee'],
  ['comment supprimer mon annonce ?', 'corriger-ou-retirer-une-annonce'],
  ['Je ne reçois pas le code', 'code-non-recu'],
  ['arnaque', 'reconnaitre-une-escroquerie'],
  ['mode sombre', 'theme-clair-ou-sombre'],
  ['cookies', 'donnees-conservees'],
  ['combien de temps une annonce reste en ligne', 'duree-et-nombre-d-annonces'],
  ['siret', 'annonce-professionnelle'],
  ['DPE', 'diagnostic-energetique'],
  ['autour de moi', 'chercher-pres-de-chez-vous'],
])('%s leads to %s', (query, slug) => {
  expect(slugs(helpIndex.search(query)).slice(0, 2)).toContain(slug);
});

test('the best matches are those in the title, then in other names, the summary and the text', () => {
  const index = new ArticleIndex([
    anArticle({ slug: 'text', passages: ['Un mot', { list: ['sur les vélos'] }] }),
    anArticle({ slug: 'summary', summary: 'Le vélo' }),
    anArticle({ slug: 'title', title: 'Des vélos' }),
    anArticle({ slug: 'other-name', alsoCalled: 'velo' }),
    anArticle({ slug: 'steps', passages: [{ steps: ['rien'] }] }),
  ]);
  expect(slugs(index.search('vélo '))).toEqual(['title', 'other-name', 'summary', 'text']);
});

test('articles with some of the words are found only if none has all', () => {
  const both = anArticle({ slug: 'both', passages: ['photo rouge'] });
  const one = anArticle({ slug: 'one', title: 'photo' });
  expect(slugs(new ArticleIndex([one, both]).search('photo rouge'))).toEqual(['both']);
  expect(slugs(new ArticleIndex([one]).search('photo rouge'))).toEqual(['one']);
});

test('question words count only if there are no others', () => {
  const index = new ArticleIndex([
    anArticle({ slug: 'how', title: 'Comment' }),
    anArticle({ slug: 'sell', title: 'Vendre' }),
  ]);
  expect(slugs(index.search('comment vendre'))).toEqual(['sell']);
  expect(slugs(index.search('comment '))).toEqual(['how']);
});

test('an address of a link is not a word', () => {
  const index = new ArticleIndex([anArticle({ passages: ['Voyez [ceci](/classement)'] })]);
  expect(index.search('classement')).toEqual([]);
});

test.each(['', '   ', '!', 'xyzxyz', 'zz'])('%j finds nothing', (query) => {
  expect(helpIndex.search(query)).toEqual([]);
});
