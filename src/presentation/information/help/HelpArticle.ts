import type { Passage } from '../Passage';

export interface HelpArticle {
  /** The last part of the article’s address. */
  readonly slug: string;
  readonly title: string;
  /** The answer in a sentence. */
  readonly summary: string;
  /** Synonyms, for the search only. */
  readonly alsoCalled: string;
  readonly passages: readonly Passage[];
  /** Slugs of articles to read next. */
  readonly related: readonly string[];
}

export interface HelpTheme {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}
