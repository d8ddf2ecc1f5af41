import { parseQuery, type QueryWord } from '../../../domain/search/matching/parseQuery';
import { SHORTEST_CORRECTED } from '../../../domain/search/matching/interpretQuery';
import { similarWords } from '../../../domain/search/text/similarWords';
import { stemWord } from '../../../domain/search/text/stemWord';
import { wordsOf } from '../../../domain/search/text/words';
import type { HelpArticle } from './HelpArticle';
import { isQuestionWord } from './questionWords';
import { textsOf } from '../Passage';
import { readText } from '../textPieces';

/** The score of a word, by the part of the article that contains it. */
const POINTS = { title: 12, otherNames: 8, summary: 5, text: 2 } as const;

interface IndexedArticle {
  readonly article: HelpArticle;
  /** By folded word. */
  readonly points: ReadonlyMap<string, number>;
}

/**
 * Finds articles by their words, whatever accents, case, number or gender; the last word may be incomplete, and a word that no article
 * contains may be misspelt. Returns only the articles that contain the highest number of the words, by score.
 */
export class ArticleIndex {
  readonly #articles: readonly IndexedArticle[];
  readonly #vocabulary: readonly string[];

  constructor(articles: readonly HelpArticle[]) {
    this.#articles = articles.map((article) => ({ article, points: pointsOf(article) }));
    this.#vocabulary = [...new Set(this.#articles.flatMap(({ points }) => [...points.keys()]))].sort();
  }

  search(query: string): readonly HelpArticle[] {
    const typed = parseQuery(query).words;
    const meant = typed.filter(({ word }) => !isQuestionWord(word));
    const searched = (meant.length > 0 ? meant : typed).map((word) => this.#formsOf(word));
    const found = this.#articles.map(({ article, points }) => ({ article, ...earned(points, searched) }));
    const most = Math.max(0, ...found.map(({ words }) => words));
    return found
      .filter(({ words }) => words > 0 && words === most)
      .sort((one, other) => other.total - one.total)
      .map(({ article }) => article);
  }

  /** The words of the vocabulary that match: same stem or completion, otherwise those spelt alike. */
  #formsOf({ word, stem, unfinished }: QueryWord): readonly string[] {
    const same = this.#vocabulary.filter((known) => stemWord(known) === stem || (unfinished && known.startsWith(word)));
    if (same.length > 0 || word.length < SHORTEST_CORRECTED) return same;
    return similarWords(this.#vocabulary, word, 1, unfinished).map((index) => this.#vocabulary[index] ?? '');
  }
}

function pointsOf({ title, alsoCalled, summary, passages }: HelpArticle): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  const note = (text: string, worth: number) => {
    for (const { word } of wordsOf(readText(text))) points.set(word, Math.max(points.get(word) ?? 0, worth));
  };
  note(title, POINTS.title);
  note(alsoCalled, POINTS.otherNames);
  note(summary, POINTS.summary);
  for (const text of textsOf(passages)) note(text, POINTS.text);
  return points;
}

/** How many of the searched words an article contains, and their total score. */
function earned(
  points: ReadonlyMap<string, number>,
  searched: readonly (readonly string[])[],
): { readonly words: number; readonly total: number } {
  const best = searched.map((forms) => Math.max(0, ...forms.map((form) => points.get(form) ?? 0)));
  return { words: best.filter((worth) => worth > 0).length, total: best.reduce((sum, worth) => sum + worth, 0) };
}
